import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'SmoothGallery',
  version: '1.0.1',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/AMASP-workbanch/smoothgallery',
      path: 'scripts/jd.gallery.js',
      sha256: '1cd5b15bd3c51b30420e2a9108f643494c34c0388f54edb45c4a18eb8135923f',
    },
  ],
  css: `#gallery { width: 460px; height: 345px; position: relative; overflow: hidden } #gallery .slideElement { width: 100%; height: 100%; background-repeat: no-repeat }
    #gallery a.left, #gallery a.right { position: absolute; width: 30px; height: 200px; top: 100px; z-index: 10 } #gallery a.left { left: 0 } #gallery a.right { right: 0 }
    #gallery .slideInfoZone { position: absolute; left: 0; right: 0; bottom: 0; height: 60px; overflow: hidden; z-index: 10 } #gallery a.open { position: absolute; inset: 0; z-index: 9 }
    .carouselContainer { position: absolute; width: 100%; height: 135px; z-index: 10 } .carouselBtn { position: absolute; bottom: 0; right: 30px; height: 20px; width: 90px }
    .carousel { position: absolute; width: 100%; top: 0; height: 115px } .carouselWrapper { position: absolute; width: 100%; height: 78px; top: 10px; overflow: hidden } .thumbnail { float: left; position: relative }`,
  html: `<div id="gallery">
      <div class="imageElement"><h3>One</h3><p>First text</p><a href="#1" title="open one" class="open"></a><img src="/1.png" class="full" alt=""><img src="/t1.png" class="thumbnail" alt=""></div>
      <div class="imageElement"><h3>Two</h3><p>Second text</p><a href="#2" title="open two" class="open"></a><img src="/2.png" class="full" alt=""><img src="/t2.png" class="thumbnail" alt=""></div>
      <div class="imageElement"><h3>Three</h3><p>Third text</p><a href="#3" title="open three" class="open"></a><img src="/3.png" class="full" alt=""><img src="/t3.png" class="thumbnail" alt=""></div>
    </div>`,
  page: `
    window.addEvent('domready', function () {
      window.slides = new gallery($('gallery'), { timed: false, fadeDuration: 100 });
    });
  `,
  checks: [
    {
      does: 'takes the pictures out of the page',
      reads:
        "[$$('.imageElement').length, window.slides.galleryData.length, window.slides.galleryData[1].title, window.slides.galleryData[2].description]",
      expected: [0, 3, 'Two', 'Third text'],
    },
    {
      does: 'shows the first one',
      reads:
        "[$$('.slideElement').map(function (el) { return Number(el.getStyle('opacity')) }), $E('.loadingElement').style.display, $E('a.open').title]",
      expected: [[1, 0, 0], 'none', 'open one'],
    },
    {
      does: 'shows its text',
      reads:
        "[$E('.slideInfoZone h2').innerHTML, $E('.slideInfoZone p').innerHTML, $E('.slideInfoZone').style.height, Number($E('.slideInfoZone').getStyle('opacity'))]",
      expected: ['One', 'First text', '60px', 0.7],
    },
    {
      does: 'goes on with its arrow',
      click: 'a.right',
      reads:
        "[window.slides.currentIter, Number($$('.slideElement')[1].getStyle('opacity')), $E('.slideInfoZone h2').innerHTML, $E('a.open').title]",
      expected: [1, 1, 'Two', 'open two'],
    },
    {
      does: 'opens its row of thumbnails',
      run: "$E('.carouselBtn').fireEvent('click')",
      reads:
        "[$E('.carouselContainer').style.top, Number($E('.carouselContainer').getStyle('opacity')), window.slides.carouselActive]",
      expected: ['0px', 0.7, true],
    },
    {
      does: 'names the thumbnail under the pointer',
      run: "$$('.thumbnail')[2].fireEvent('mouseover')",
      reads: "[$E('.carousel .label').getText(), Number($$('.thumbnail')[2].getStyle('opacity'))]",
      expected: ['3/3: Three', 0.99],
    },
    {
      does: 'shows the picture of a thumbnail',
      run: "$$('.thumbnail')[2].fireEvent('click')",
      reads: "[window.slides.currentIter, $E('.slideInfoZone h2').innerHTML]",
      expected: [2, 'Three'],
    },
  ],
} satisfies PluginCase
