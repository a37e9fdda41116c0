import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'noobSlide',
  version: 'rev. 03-11-10, with fading',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/kaipk/contao-pk_noobSlide',
      path: 'assets/class.noobSlide_src.js',
      sha256: 'a48b517dbe7af47f4565a428419d286947ef074df9c43aa73c8fd23c0119a9d8',
    },
  ],
  css: '#frame { position: relative; width: 240px; height: 100px; overflow: hidden } #box { position: absolute } .slide { float: left; width: 240px; height: 100px }',
  html: `
    <div id="frame"><div id="box"><div class="slide">1</div><div class="slide">2</div><div class="slide">3</div></div></div>
    <a id="previous">Previous</a> <a id="next">Next</a> <span class="handle">1</span> <span class="handle">2</span> <span class="handle" id="third">3</span>
  `,
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.slide = new noobSlide({
        box: $('box'), items: $$('.slide'), size: 240, handles: $$('.handle'), fxOptions: { duration: 40, wait: false },
        addButtons: { previous: $('previous'), next: $('next') },
        onWalk: function (item, handle) { window.seen.push(item.get('text')) }
      });
    });
  `,
  checks: [
    {
      does: 'lays its items out',
      reads: "[$('box').style.width, $('box').style.left, window.seen]",
      expected: ['720px', '0px', ['1']],
    },
    {
      does: 'walks to the next one',
      click: '#next',
      reads: "[$('box').style.left, window.slide.currentIndex]",
      expected: ['-240px', 1],
    },
    {
      does: 'walks where its handle points',
      click: '#third',
      reads: "[$('box').style.left, window.seen]",
      expected: ['-480px', ['1', '2', '3']],
    },
    { does: 'begins anew after the last', click: '#next', reads: "$('box').style.left", expected: '0px' },
    {
      does: 'walks back from the first',
      click: '#previous',
      reads: "[$('box').style.left, window.slide.nextIndex]",
      expected: ['-480px', 0],
    },
    {
      does: 'walks by itself',
      run: "window.slide.play(200, 'previous', true)",
      reads: "$('box').style.left",
      expected: '-240px',
    },
    {
      does: 'stops',
      run: 'window.slide.stop(); window.slide.walk(0, true, true)',
      reads: "$('box').style.left",
      expected: '0px',
    },
  ],
} satisfies PluginCase
