import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'SmoothGallery',
  version: '2.0',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/viraj/mootools-smoothgallery',
      path: 'generators/mootool_smoothgallery_install/templates/javascripts/jd.gallery.js',
      sha256: 'b39e337256e289b915df64763d397da2cf0b5587fb157137ecb354e58a52b48d',
    },
    {
      repository: 'https://github.com/viraj/mootools-smoothgallery',
      path: 'generators/mootool_smoothgallery_install/templates/javascripts/jd.gallery.transitions.js',
      sha256: '51ad4160e1d77b6982c087ac6f88f8dcee945fcf1bb84f5183442162ecb0d09d',
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
    window.seen = [];
    window.addEvent('domready', function () {
      window.slides = new gallery($('gallery'), {
        timed: false, fadeDuration: 100, defaultTransition: 'crossfade', textShowCarousel: 'Pictures {0}/{1}',
        onChanged: function () { window.seen.push('changed') }, onNextCalled: function () { window.seen.push('next') }
      });
    });
  `,
  checks: [
    {
      does: 'takes the pictures out of the page',
      reads:
        "[$$('.imageElement').length, window.slides.galleryData.length, window.slides.galleryData[1].title, window.slides.galleryData[0].transition]",
      expected: [0, 3, 'Two', 'crossfade'],
    },
    {
      does: 'shows the first one',
      reads:
        "[$$('.slideElement').map(function (el) { return Number(el.getStyle('opacity')) }), /1\\.png/.test($E('.slideElement').style.backgroundImage), $E('a.open').title]",
      expected: [[1, 0, 0], true, 'open one'],
    },
    {
      does: 'shows its text',
      reads:
        "[$E('.slideInfoZone h2').innerHTML, $E('.slideInfoZone').style.height, Number($E('.slideInfoZone').getStyle('opacity'))]",
      expected: ['One', '60px', 0.7],
    },
    {
      does: 'says which picture it is once the thumbnails are there',
      reads: "$E('.carouselBtn').innerHTML",
      expected: 'Pictures 1/3',
    },
    {
      does: 'goes on with its arrow',
      click: 'a.right',
      reads:
        "[window.slides.currentIter, $$('.slideElement').map(function (el) { return Number(el.getStyle('opacity')) }), $E('.slideInfoZone h2').innerHTML]",
      expected: [1, [0, 1, 0], 'Two'],
    },
    { does: 'tells the page', reads: 'window.seen', expected: ['next', 'changed'] },
    {
      does: 'opens its row of thumbnails',
      run: "$E('.carouselBtn').fireEvent('click')",
      reads: "[$E('.carouselContainer').style.top, window.slides.carouselActive]",
      expected: ['0px', true],
    },
    {
      does: 'shows the picture of a thumbnail, and closes the row',
      run: "$$('.thumbnail')[2].fireEvent('click')",
      reads:
        "[window.slides.currentIter, $E('.carouselBtn').innerHTML, window.slides.carouselActive, $E('.carouselContainer').style.top]",
      expected: [2, 'Pictures 3/3', false, '-115px'],
    },
  ],
} satisfies PluginCase
