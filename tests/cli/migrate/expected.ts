/** What `ilots check --migrate` has to find in each page of `tests/cli/pages/migrate/` : each line was read. */

export interface ExpectedAdvice {
  /** Line and column; a file of its own in front. */
  readonly at: string
  readonly library: string
  /** The island; else who does it. */
  readonly by: string
  readonly html?: readonly string[]
  readonly script?: string
  readonly carried?: readonly string[]
  /** Names of options. */
  readonly lost?: readonly string[]
  /** What of the page's elements is not in the HTML. */
  readonly leftOut?: readonly string[]
}
export interface ExpectedPage {
  readonly advice: readonly ExpectedAdvice[]
  /** File → verdict. */
  readonly files: Readonly<Record<string, string>>
  /** Where scripts do not parse. */
  readonly faults?: readonly string[]
}

export const EXPECTED: Readonly<Record<string, ExpectedPage>> = {
  autocomplete: {
    advice: [
      {
        at: '15:1',
        library: 'jQuery UI autocomplete',
        by: 'autocomplete',
        html: [
          '<input id="ville" name="ville" data-ilot="autocomplete" data-autocomplete=\'{"classname":"Ville","methode":"search","saisielibre":true}\'>',
        ],
        carried: ['source → data-autocomplete'],
        lost: ['minLength', 'delay', 'select'],
      },
      {
        at: '16:1',
        library: 'jQuery UI autocomplete',
        by: 'browser',
        html: [
          '<input id="marque" name="marque" list="marque-choices">',
          '<datalist id="marque-choices"><option value="Citroën"></option><option value="Peugeot"></option><option value="Renault"></option></datalist>',
        ],
        carried: ['source → list'],
      },
      {
        at: '17:1',
        library: 'jQuery UI autocomplete',
        by: 'autocomplete',
        html: [
          '<input id="modele" name="modele" data-ilot="autocomplete" data-autocomplete=\'{"classname":"Modele","methode":"search","saisielibre":true}\'>',
        ],
        lost: ['source'],
      },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'stays', 'js/jquery-ui.min.js': 'goes' },
  },
  'bootstrap-calls': {
    advice: [
      {
        at: '15:34',
        library: 'Bootstrap',
        by: 'squeezebox',
        html: [
          '<a id="ouvrir" href="/infos" class="squeezebox" rel="{handler:\'adopt\',url:\'#infos\'}">Nos informations</a>',
          '<div id="infos" hidden><p>Nos informations.</p></div>',
        ],
        lost: ['backdrop'],
      },
      {
        at: '16:1',
        library: 'Bootstrap',
        by: 'slider',
        html: [
          '<div class="carousel" id="photos" data-ilot="slider" aria-label="…" data-autoplay="false"><div class="carousel-inner" data-role="slides"><p>1</p><p>2</p></div></div>',
        ],
        lost: ['interval'],
      },
      {
        at: '17:1',
        library: 'Bootstrap',
        by: 'sticky-header',
        html: ['<header id="tete" data-ilot="sticky-header">Vitrea</header>'],
        lost: ['offset'],
      },
      { at: '18:1', library: 'Bootstrap', by: 'browser' },
      {
        at: '19:1',
        library: 'Bootstrap',
        by: 'squeezebox',
        html: [
          '<a class="squeezebox" href="#infos" rel="{handler:\'adopt\'}">…</a>',
          '<div id="infos" hidden><p>Nos informations.</p></div>',
        ],
      },
      { at: '21:1', library: 'Bootstrap', by: 'browser' },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'goes', 'js/bootstrap.min.js': 'goes' },
  },
  'bootstrap-without': {
    advice: [
      { at: '11:31', library: 'Bootstrap', by: 'none' },
      {
        at: '13:1',
        library: 'Bootstrap',
        by: 'squeezebox',
        html: [
          '<a class="squeezebox" href="#merci" rel="{handler:\'adopt\'}">…</a>',
          '<div id="merci" hidden><p>Merci.</p></div>',
        ],
        lost: ['show'],
      },
      { at: '14:72', library: 'Bootstrap', by: 'none' },
      { at: '15:1', library: 'Bootstrap', by: 'none' },
      { at: '16:1', library: 'Bootstrap', by: 'browser', lost: ['trigger'] },
      { at: '17:1', library: 'Bootstrap', by: 'none' },
      { at: '18:1', library: 'Bootstrap', by: 'none' },
      { at: '19:1', library: 'Bootstrap', by: 'none' },
      { at: '20:1', library: 'Bootstrap', by: 'mobile-menu' },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'stays', 'js/bootstrap.min.js': 'stays' },
  },
  bootstrap: {
    advice: [
      {
        at: '11:38',
        library: 'Bootstrap',
        by: 'dropdown',
        html: ['<a href="/services" class="dropdown-toggle">Services</a>'],
      },
      {
        at: '12:1',
        library: 'Bootstrap',
        by: 'squeezebox',
        html: [
          '<button type="button" class="btn squeezebox" rel="{handler:\'adopt\',url:\'#conditions\'}">Conditions</button>',
          '<div id="conditions" hidden><p>Devis gratuit.</p></div>',
        ],
        leftOut: ['text Fermer'],
      },
      {
        at: '13:1',
        library: 'Bootstrap',
        by: 'squeezebox',
        html: [
          '<a class="btn squeezebox" href="#conditions" rel="{handler:\'adopt\'}">Les mêmes</a>',
          '<div id="conditions" hidden><p>Devis gratuit.</p></div>',
        ],
        leftOut: ['text Fermer'],
      },
      { at: '14:185', library: 'Bootstrap', by: 'nobody', leftOut: ['text Fermer'] },
      {
        at: '15:1',
        library: 'Bootstrap',
        by: 'slider',
        html: [
          '<div id="une" class="carousel slide" aria-label="À la une" data-ilot="slider"><div class="carousel-inner" data-role="slides"><div class="item active">Un</div><div class="item">Deux</div></div></div>',
        ],
        carried: ['interval → data-interval'],
        leftOut: ['text ‹', 'link #une'],
      },
      { at: '15:197', library: 'Bootstrap', by: 'nobody', leftOut: ['text ‹', 'link #une'] },
      { at: '16:1', library: 'Bootstrap', by: 'browser' },
      { at: '17:1', library: 'Bootstrap', by: 'none' },
      { at: '18:1', library: 'Bootstrap', by: 'browser' },
      {
        at: '20:1',
        library: 'Bootstrap',
        by: 'squeezebox',
        html: [
          '<a href="/devis" class="squeezebox" rel="{handler:\'adopt\',url:\'#devis\'}">Un devis</a>',
          '<div id="devis" hidden><form action="/devis" method="post"><h2 class="modal-title">Votre devis</h2><img src="/devis.jpg" alt="Atelier"><input name="nom" aria-label="Nom"><a href="/conditions">Conditions de vente</a><button name="envoi">Envoyer</button></form></div>',
        ],
        leftOut: ['text Fermer', 'text ×'],
      },
      { at: '21:181', library: 'Bootstrap', by: 'nobody', leftOut: ['text Fermer', 'text ×'] },
    ],
    files: {
      'css/bootstrap.min.css': 'stays',
      'js/jquery-3.7.1.min.js': 'stays',
      'js/bootstrap.min.js': 'stays',
    },
  },
  broken: {
    advice: [
      {
        at: '14:1',
        library: 'Colorbox',
        by: 'squeezebox',
        html: ['<a class="un squeezebox" href="/1.html" rel="{handler:\'iframe\'}">1</a>'],
        carried: ['iframe'],
      },
      {
        at: '19:1',
        library: 'Colorbox',
        by: 'squeezebox',
        html: ['<a class="deux squeezebox" href="/2.html" rel="{handler:\'iframe\'}">2</a>'],
        carried: ['iframe'],
      },
      {
        at: 'js/casse.js:2:1',
        library: 'Colorbox',
        by: 'squeezebox',
        html: ['<a class="trois squeezebox" href="/3.html" rel="{handler:\'iframe\',size:{x:300}}">3</a>'],
        carried: ['iframe', 'width → rel'],
      },
    ],
    files: {
      'js/jquery-3.7.1.min.js': 'goes',
      'js/jquery.colorbox-min.js': 'goes',
      'js/nulle-part.js': 'not-found',
      'js/casse.js': 'own',
    },
    faults: ['broken.html:15:10', 'broken.html:21:16', 'js/casse.js:3:14'],
  },
  colorbox: {
    advice: [
      {
        at: '20:3',
        library: 'Colorbox',
        by: 'lightbox',
        html: [
          '<a class="photo" href="/photos/1.jpg" title="La pose" rel="lightbox[poses]"><img src="/photos/1-petite.jpg" alt="La pose"></a>',
          '<a class="photo" href="/photos/2.jpg" title="Le séchage" rel="lightbox[poses]"><img src="/photos/2-petite.jpg" alt="Le séchage"></a>',
        ],
        carried: ['rel → rel'],
        lost: ['transition', 'slideshow', 'current'],
      },
      {
        at: '21:3',
        library: 'Colorbox',
        by: 'squeezebox',
        html: [
          '<a class="cadre squeezebox" href="/devis?agence=brest" rel="{handler:\'iframe\',size:{x:800}}">Un devis</a>',
        ],
        carried: ['iframe', 'width → rel'],
        lost: ['height', 'opacity', 'fastIframe'],
      },
      {
        at: '25:3',
        library: 'Colorbox',
        by: 'squeezebox',
        html: [
          '<a id="conditions-lien" href="#conditions" class="squeezebox" rel="{handler:\'adopt\',size:{x:500,y:300}}">Conditions</a>',
          '<div id="conditions" hidden><p>Devis gratuit.</p></div>',
        ],
        carried: ['inline', 'innerWidth → rel', 'innerHeight → rel'],
        lost: ['onClosed'],
      },
      {
        at: '27:5',
        library: 'Colorbox',
        by: 'squeezebox',
        html: [
          '<a class="horaires squeezebox" href="/agences/horaires" rel="{handler:\'ajax\'}">Nos horaires</a>',
        ],
      },
      { at: '29:36', library: 'Colorbox', by: 'nobody' },
    ],
    files: {
      'css/colorbox.css': 'goes',
      'js/jquery-3.7.1.min.js': 'stays',
      'js/jquery.colorbox-min.js': 'goes',
    },
  },
  datepicker: {
    advice: [
      { at: '18:1', library: 'jQuery UI datepicker', by: 'nobody' },
      {
        at: '19:1',
        library: 'jQuery UI datepicker',
        by: 'date-field',
        html: [
          '<input id="jour" name="jour" class="champ vitreadatenormal" min="2026-01-15" max="2026-12-31">',
        ],
        carried: ['dateFormat → class', 'minDate → min', 'maxDate → max', 'changeMonth'],
        lost: ['beforeShowDay'],
      },
      {
        at: '26:1',
        library: 'jQuery UI datepicker',
        by: 'date-field',
        html: ['<input id="naissance" name="naissance" class="vitreadate" data-year-range="1920:2010">'],
        carried: ['dateFormat → class', 'yearRange → data-year-range'],
        lost: ['maxDate'],
      },
      {
        at: '27:1',
        library: 'jQuery UI datepicker',
        by: 'date-field',
        html: [
          '<input class="periode vitreadate" name="debut" data-format="dd.mm.yyyy" data-send-format="dd.mm.yyyy" min="2026-02-01">',
          '<input class="periode vitreadate" name="fin" data-format="dd.mm.yyyy" data-send-format="dd.mm.yyyy" min="2026-02-01">',
        ],
        carried: ['format → data-format', 'startDate → min', 'autoclose', 'language'],
      },
      {
        at: '28:1',
        library: 'jQuery UI datepicker',
        by: 'date-field',
        html: ['<input id="libre" name="libre" class="vitreadate">'],
        lost: ['dateFormat', 'numberOfMonths'],
      },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'goes', 'js/jquery-ui.min.js': 'goes' },
  },
  dialog: {
    advice: [
      {
        at: '16:3',
        library: 'jQuery UI dialog',
        by: 'squeezebox',
        html: [
          '<a class="squeezebox" href="#reglement" rel="{handler:\'adopt\',size:{x:520,y:400}}">Le règlement</a>',
          '<div id="reglement" hidden><p>Article premier.</p></div>',
        ],
        carried: ['autoOpen', 'modal', 'width → rel', 'height → rel'],
        lost: ['buttons'],
      },
      { at: '16:113', library: 'jQuery UI dialog', by: 'nobody' },
      {
        at: '17:63',
        library: 'jQuery UI dialog',
        by: 'squeezebox',
        html: [
          '<a id="lire" href="/reglement" class="squeezebox" rel="{handler:\'adopt\',url:\'#reglement\'}">Lire le règlement</a>',
          '<div id="reglement" title="Le règlement" hidden><p>Article premier.</p></div>',
        ],
      },
      {
        at: '18:69',
        library: 'jQuery UI dialog',
        by: 'squeezebox',
        html: [
          '<button id="revoir" type="button" class="squeezebox" rel="{handler:\'adopt\',url:\'#reglement\'}">Revoir</button>',
          '<div id="reglement" title="Le règlement" hidden><p>Article premier.</p></div>',
        ],
      },
      { at: '19:3', library: 'jQuery UI', by: 'none' },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'stays', 'js/jquery-ui.min.js': 'stays' },
  },
  dreamweaver: {
    advice: [
      { at: '14:7', library: 'Dreamweaver', by: 'browser' },
      { at: '15:13', library: 'Dreamweaver', by: 'browser' },
      { at: '15:60', library: 'Dreamweaver', by: 'browser' },
      {
        at: '16:13',
        library: 'Dreamweaver',
        by: 'popup',
        html: [
          '<a href="/aide.html" data-ilot="popup" data-type="iframe" data-width="400" data-height="300">Aide</a>',
        ],
        carried: ['url → href', 'width → data-width', 'height → data-height'],
        lost: ['aide', 'scrollbars=yes'],
      },
      {
        at: '17:4',
        library: 'Dreamweaver',
        by: 'popup',
        html: ['<a href="/plan.html" data-ilot="popup" data-type="iframe" data-width="600">Plan</a>'],
        carried: ['url → href', 'width → data-width'],
      },
      { at: '18:21', library: 'Dreamweaver', by: 'browser' },
      {
        at: '19:6',
        library: 'Dreamweaver',
        by: 'goto-block',
        html: ['<div data-goto-url="/tarifs">Tarifs</div>'],
      },
      {
        at: '20:39',
        library: 'Dreamweaver',
        by: 'form',
        html: [
          '<form method="post" action="/contact" data-ilot="form"> <label>Courriel <input name="courriel" id="courriel" required data-check="email"></label> <label>Âge <input name="age" id="age" data-check="range" data-min="18" data-max="99"></label> <button>Envoyer</button> </form>',
        ],
        carried: [
          'R → required',
          'isEmail → data-check',
          'isNum → data-check',
          'inRange → data-min, data-max',
        ],
      },
      {
        at: '23:23',
        library: 'Dreamweaver',
        by: 'modal',
        script: 'await Ilots.modal.alert("Fermé en août")',
      },
      { at: '24:23', library: 'Dreamweaver', by: 'browser' },
      { at: '24:60', library: 'Dreamweaver', by: 'none' },
    ],
    files: { 'dreamweaver.html:6': 'stays' },
  },
  external: {
    advice: [
      {
        at: 'js/tout.min.js:3:14',
        library: 'Magnific Popup',
        by: 'squeezebox',
        html: ['<a class="devis squeezebox" href="/devis.html" rel="{handler:\'iframe\'}">Devis</a>'],
        carried: ['type'],
      },
      {
        at: 'js/site.js?v=12:6:5',
        library: 'Colorbox',
        by: 'squeezebox',
        html: ['<a href="page.html" class="squeezebox" rel="{handler:\'iframe\',size:{x:640}}">…</a>'],
        carried: ['iframe', 'width → rel'],
      },
      { at: 'js/site.js?v=12:11:3', library: 'jQuery UI', by: 'none' },
    ],
    files: {
      'css/colorbox.css': 'goes',
      'https://code.example/jquery-ui/1.14.2/jquery-ui.min.js': 'stays',
      'js/jquery-3.7.1.min.js?v=3': 'stays',
      'js/jquery.colorbox-min.js': 'goes',
      'js/slick.min.js': 'unused',
      'js/jquery.scrollTo.js': 'stays',
      'js/tout.min.js': 'bundle',
      'js/site.js?v=12': 'own',
    },
  },
  fancybox: {
    advice: [
      {
        at: '10:1',
        library: 'Fancybox',
        by: 'lightbox',
        html: [
          '<a data-caption="La pose" href="/photos/1.jpg" rel="lightbox[atelier]"><img src="/photos/1-petite.jpg" alt="La pose"></a>',
          '<a data-caption="Le séchage" href="/photos/2.jpg" rel="lightbox[atelier]"><img src="/photos/2-petite.jpg" alt="Le séchage"></a>',
        ],
      },
      {
        at: '16:3',
        library: 'Fancybox',
        by: 'squeezebox',
        html: [
          '<a class="plan squeezebox" href="/plan.html" rel="{handler:\'iframe\',size:{x:700,y:450}}">Le plan</a>',
        ],
        carried: ['type', 'width → rel', 'height → rel', 'autoSize'],
        lost: ['padding'],
      },
      {
        at: '17:3',
        library: 'Fancybox',
        by: 'squeezebox',
        html: [
          '<a class="horaires squeezebox" href="/horaires.html" rel="{handler:\'ajax\'}">Les horaires</a>',
        ],
        carried: ['type'],
        lost: ['beforeClose'],
      },
      {
        at: '19:5',
        library: 'Fancybox',
        by: 'squeezebox',
        html: [
          '<button type="button" id="promo" class="bouton squeezebox" rel="{handler:\'iframe\',url:\'/promo.html\'}">Promotion</button>',
        ],
        carried: ['src → href', 'type'],
      },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'goes', 'js/jquery.fancybox.min.js': 'goes' },
  },
  inputmask: {
    advice: [
      {
        at: '21:1',
        library: 'Inputmask',
        by: 'mask',
        html: ['<input id="telephone" name="telephone" data-mask-pattern="00 00 00 00 00">'],
        carried: ['mask → data-mask-pattern', 'autoUnmask'],
        lost: ['placeholder'],
      },
      {
        at: '22:1',
        library: 'Inputmask',
        by: 'mask',
        html: ['<input id="portable" name="portable" data-mask-pattern="+33 (\\0)0 00 00 00 00">'],
        carried: ['mask → data-mask-pattern'],
      },
      {
        at: '23:1',
        library: 'Inputmask',
        by: 'mask',
        html: ['<input id="plaque" name="plaque" data-mask-pattern="aa-000-aa">'],
        carried: ['mask → data-mask-pattern'],
      },
      {
        at: '24:1',
        library: 'Inputmask',
        by: 'date-field',
        html: ['<input id="jour" name="jour" class="ilotsdatenormal">'],
        carried: ['alias → class'],
      },
      {
        at: '25:1',
        library: 'Inputmask',
        by: 'browser',
        html: ['<input id="prix" name="prix" inputmode="decimal" data-check="number">'],
        carried: ['alias → data-check'],
        lost: ['radixPoint'],
      },
      { at: '26:1', library: 'Inputmask', by: 'none' },
      {
        at: '27:1',
        library: 'Inputmask',
        by: 'mask',
        html: ['<input id="carte" name="carte" data-mask-pattern="0000 0000">'],
        carried: ['mask → data-mask-pattern'],
      },
      { at: '28:1', library: 'Inputmask', by: 'nobody' },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'stays', 'js/jquery.inputmask.min.js': 'stays' },
  },
  'jquery-ui': {
    advice: [
      { at: '14:1', library: 'jQuery UI', by: 'none' },
      { at: '15:1', library: 'jQuery UI', by: 'none' },
      { at: '16:1', library: 'jQuery UI', by: 'browser', lost: ['heightStyle'] },
      { at: '17:1', library: 'jQuery UI', by: 'none' },
      { at: '18:1', library: 'jQuery UI', by: 'none' },
      { at: '19:1', library: 'jQuery UI', by: 'none' },
      { at: '20:1', library: 'jQuery UI', by: 'none' },
      { at: '21:1', library: 'jQuery UI', by: 'browser', lost: ['track'] },
      { at: '22:1', library: 'jQuery UI', by: 'browser' },
      { at: '23:1', library: 'jQuery UI', by: 'browser', lost: ['minWidth'] },
      { at: '24:1', library: 'jQuery UI', by: 'browser' },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'stays', 'js/jquery-ui.min.js': 'stays' },
  },
  'lazy-images': {
    advice: [
      {
        at: '16:1',
        library: 'slick',
        by: 'slider',
        html: [
          '<div class="poses" data-ilot="slider" aria-label="…" data-autoplay="false"><div><img alt="Pose" src="/poses/1.jpg" loading="lazy"></div><div><img alt="Joint" src="/poses/2.jpg" srcset="/poses/2-x2.jpg 2x" sizes="50vw" loading="lazy"></div></div>',
        ],
        carried: ['lazyLoad → loading'],
        lost: ['slidesToScroll'],
      },
      {
        at: '17:1',
        library: 'Owl Carousel',
        by: 'slider',
        html: [
          '<div class="marques" data-ilot="slider" aria-label="…" data-autoplay="false" data-loop="false" data-per-view="3"><img src="/marques/a.png" alt="A" srcset="/marques/a2.png 2x" loading="lazy"><img class="logo" alt="B" src="/marques/b.png" loading="lazy"></div>',
        ],
        leftOut: ['image /vide.gif'],
        carried: ['lazyLoad → loading'],
        lost: ['startPosition'],
      },
      {
        at: '18:1',
        library: 'Swiper',
        by: 'slider',
        html: [
          '<div class="swiper une" data-ilot="slider" aria-label="…" data-autoplay="false" data-loop="false"><div class="swiper-wrapper" data-role="slides"><div class="swiper-slide"><img alt="Un" src="/une/1.jpg" loading="lazy"></div><div class="swiper-slide swiper-lazy" data-background="/une/2.jpg">Deux</div></div></div>',
        ],
        carried: ['lazy → loading'],
        lost: ['preloadImages', 'data-background="/une/2.jpg"'],
      },
    ],
    files: {
      'js/jquery-3.7.1.min.js': 'goes',
      'js/slick.min.js': 'goes',
      'js/owl.carousel.min.js': 'goes',
      'js/swiper-bundle.min.js': 'goes',
    },
  },
  'magnific-popup': {
    advice: [
      {
        at: '15:3',
        library: 'Magnific Popup',
        by: 'lightbox',
        html: [
          '<a href="/photos/1.jpg" title="La pose" rel="lightbox[photos]">1</a>',
          '<a href="/photos/2.jpg" title="Le séchage" rel="lightbox[photos]">2</a>',
        ],
        carried: ['delegate', 'type', 'gallery → rel'],
        lost: ['removalDelay', 'mainClass'],
      },
      {
        at: '16:3',
        library: 'Magnific Popup',
        by: 'squeezebox',
        html: [
          '<a class="film squeezebox" href="https://video.example/embed/7" rel="{handler:\'iframe\'}">Le film</a>',
        ],
        carried: ['type'],
        lost: ['disableOn', 'closeOnBgClick'],
      },
      {
        at: '17:3',
        library: 'Magnific Popup',
        by: 'squeezebox',
        html: [
          '<a class="mentions squeezebox" href="#mentions" rel="{handler:\'adopt\'}">Mentions</a>',
          '<div id="mentions" hidden><p>Éditeur : Vitrea.</p></div>',
        ],
        carried: ['type', 'midClick'],
        lost: ['callbacks'],
      },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'goes', 'js/jquery.magnific-popup.min.js': 'goes' },
  },
  mmenu: {
    advice: [
      {
        at: '14:3',
        library: 'mmenu',
        by: 'mobile-menu',
        html: [
          '<a class="menu-bouton" href="#menu" id="fMenuMobileButton" data-source="#menu" data-position="right" data-style="dark" data-dim="black" data-zposition="front" data-searchfield>Menu</a>',
        ],
        carried: [
          'extensions → data-position',
          'offCanvas → data-position',
          'searchfield → data-searchfield',
        ],
        lost: ['counters', 'navbars'],
      },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'goes', 'js/jquery.mmenu.all.js': 'goes' },
  },
  mootools: {
    advice: [
      { at: '17:15', library: 'MooTools', by: 'legacy' },
      { at: '19:3', library: 'MooTools', by: 'legacy' },
      {
        at: '20:3',
        library: 'MooTools',
        by: 'autocomplete',
        html: [
          '<input id="ville" name="ville" data-ilot="autocomplete" data-autocomplete=\'{"classname":"Ville","methode":"search","saisielibre":true}\'>',
        ],
        lost: ['postVar', 'minLength'],
      },
      {
        at: '21:3',
        library: 'MooTools',
        by: 'date-field',
        html: ['<input id="jour" name="jour" class="ilotsdatenormal">'],
        carried: ['format → data-format'],
      },
      {
        at: '22:3',
        library: 'MooTools',
        by: 'sortable-table',
        html: [
          '<table id="tarifs" data-ilot="sortable"><thead><tr><th>Prix</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
        ],
        carried: ['sortable'],
      },
      { at: '23:3', library: 'MooTools', by: 'hash-scroll', lost: ['duration'] },
      { at: '24:3', library: 'MooTools', by: 'none' },
    ],
    files: { 'js/mootools-core-1.6.0.js': 'stays' },
  },
  'names-alone': {
    advice: [
      { at: '11:1', library: 'jQuery UI', by: 'none' },
      { at: '12:1', library: 'Bootstrap', by: 'none' },
      { at: '13:1', library: 'jQuery UI', by: 'none' },
    ],
    files: { 'https://code.example/tout.js': 'other-origin' },
  },
  'no-conflict': {
    advice: [
      {
        at: '14:1',
        library: 'Colorbox',
        by: 'squeezebox',
        html: [
          '<a id="devis" href="/devis.html" class="squeezebox" rel="{handler:\'iframe\',size:{x:640,y:480}}">Devis</a>',
        ],
        carried: ['iframe', 'innerWidth → rel', 'innerHeight → rel'],
      },
      {
        at: '15:18',
        library: 'Colorbox',
        by: 'lightbox',
        html: ['<a id="vue" href="/vue.jpg" rel="lightbox">Vue</a>'],
        carried: ['photo'],
      },
      {
        at: '16:24',
        library: 'Colorbox',
        by: 'squeezebox',
        html: ['<a id="plan" href="/plan.html" class="squeezebox" rel="{handler:\'iframe\'}">Plan</a>'],
        carried: ['iframe'],
      },
    ],
    files: {
      'js/jquery-3.7.1.min.js': 'goes',
      'js/jquery.colorbox-min.js': 'goes',
      'js/mootools-core-1.6.0.js': 'replaced',
    },
  },
  nothing: {
    advice: [],
    files: { 'js/jquery-3.7.1.min.js': 'stays' },
  },
  'owl-carousel': {
    advice: [
      {
        at: '13:1',
        library: 'Owl Carousel',
        by: 'slider',
        html: [
          '<div id="marques" aria-label="Nos marques" data-ilot="slider" data-interval="3500" data-per-view="4"><p>A</p><p>B</p></div>',
        ],
        carried: [
          'items → data-per-view',
          'loop → data-loop',
          'autoplay → data-autoplay',
          'autoplayTimeout → data-interval',
          'nav',
        ],
        lost: ['margin', 'navText'],
      },
      {
        at: '14:1',
        library: 'Owl Carousel',
        by: 'slider',
        html: [
          '<div id="avis" data-ilot="slider" aria-label="…" data-interval="4000"><p>C</p><p>D</p></div>',
        ],
        carried: ['singleItem → data-per-view', 'autoPlay → data-autoplay', 'stopOnHover'],
      },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'goes', 'js/owl.carousel.min.js': 'goes' },
  },
  slick: {
    advice: [
      {
        at: '12:1',
        library: 'slick',
        by: 'slider',
        html: [
          '<div class="temoins" data-ilot="slider" aria-label="…" data-autoplay="false" data-loop="false"><p>C</p><p>D</p></div>',
        ],
        carried: ['infinite → data-loop'],
      },
      {
        at: '14:1',
        library: 'slick',
        by: 'slider',
        html: [
          '<div class="avis" data-ilot="slider" aria-label="…" data-autoplay="false" data-loop="false" data-per-view="2"><p>Un</p><p>Deux</p></div>',
        ],
        carried: ['slidesToShow → data-per-view', 'infinite → data-loop'],
        lost: ['slidesToScroll', 'dots', 'responsive'],
      },
      {
        at: '15:1',
        library: 'slick',
        by: 'slider',
        html: [
          '<div class="logos" data-ilot="slider" aria-label="…" data-interval="2000" data-per-view="4"><p>A</p><p>B</p></div>',
        ],
        carried: [
          'slidesToShow → data-per-view',
          'autoplay → data-autoplay',
          'autoplaySpeed → data-interval',
        ],
        lost: ['fade'],
      },
      { at: '16:1', library: 'slick', by: 'none' },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'stays', 'js/slick.min.js': 'stays' },
  },
  slimbox: {
    advice: [
      {
        at: '11:1',
        library: 'Slimbox',
        by: 'lightbox',
        html: [
          '<a href="/2.jpg" rel="lightbox[poses]" data-caption="Deux"><img src="/2-petite.jpg" alt="Deux"></a>',
          '<a href="/3.jpg" rel="lightbox[poses]"><img src="/3-petite.jpg" alt="Trois"></a>',
        ],
      },
      {
        at: '13:13',
        library: 'Slimbox',
        by: 'lightbox',
        html: ['<a href="/4.jpg" title="Quatre" rel="lightbox">Quatre</a>'],
      },
      {
        at: '16:3',
        library: 'Slimbox',
        by: 'lightbox',
        html: ['<a rel="lightbox[poses]" class="pose" href="/1.jpg"><img src="/1-petite.jpg" alt="Une"></a>'],
        lost: ['counterText', 'overlayOpacity'],
      },
    ],
    files: { 'js/mootools-core-1.6.0.js': 'unused', 'js/slimbox.js': 'goes' },
  },
  squeezebox: {
    advice: [
      { at: '15:3', library: 'SqueezeBox', by: 'nobody', lost: ['overlayOpacity'] },
      {
        at: '16:3',
        library: 'SqueezeBox',
        by: 'squeezebox',
        html: [
          '<a class="modal squeezebox" href="/devis" rel="{handler: \'iframe\', size: {x: 800, y: 500}}">Un devis</a>',
        ],
        carried: ['parse'],
      },
      {
        at: '17:3',
        library: 'SqueezeBox',
        by: 'squeezebox',
        html: [
          '<a class="image squeezebox" href="/vue.jpg" rel="{handler:\'image\',size:{x:400,y:300}}">La vue</a>',
        ],
        carried: ['handler → rel', 'size → rel'],
        lost: ['onClose'],
      },
      {
        at: '20:5',
        library: 'SqueezeBox',
        by: 'squeezebox',
        html: [
          '<a id="aide" href="/aide" class="squeezebox" rel="{handler:\'ajax\',url:\'/aide.html\'}">Aide</a>',
        ],
        carried: ['handler → rel', 'url → href'],
      },
    ],
    files: { 'js/mootools-core-1.6.0.js': 'goes', 'js/squeezebox.js': 'goes' },
  },
  swiper: {
    advice: [
      {
        at: '12:16',
        library: 'Swiper',
        by: 'slider',
        html: [
          '<div class="swiper une" aria-label="À la une" data-ilot="slider" data-interval="6000"><div class="swiper-wrapper" data-role="slides"><div class="swiper-slide">Un</div><div class="swiper-slide">Deux</div></div><div class="swiper-pagination"></div></div>',
        ],
        carried: ['loop → data-loop', 'autoplay → data-autoplay'],
        lost: ['pagination', 'breakpoints'],
      },
      {
        at: '13:1',
        library: 'Swiper',
        by: 'slider',
        html: [
          '<div class="swiper avis" data-ilot="slider" aria-label="…" data-autoplay="false" data-loop="false" data-direction="vertical"><div class="swiper-wrapper" data-role="slides"><div class="swiper-slide">A</div><div class="swiper-slide">B</div></div></div>',
        ],
        carried: ['direction → data-direction'],
        lost: ['slidesPerView', 'spaceBetween'],
      },
      {
        at: '18:65',
        library: 'Swiper',
        by: 'slider',
        html: [
          '<div aria-label="…" data-ilot="slider" data-autoplay="false" data-per-view="3"><div class="swiper-wrapper" data-role="slides"><div>…</div><div>…</div></div></div>',
        ],
        carried: ['slidesPerView → data-per-view', 'loop → data-loop'],
      },
    ],
    files: { 'js/swiper-bundle.min.js': 'goes' },
  },
  tables: {
    advice: [
      {
        at: '15:1',
        library: 'tablesorter',
        by: 'sortable-table',
        html: [
          '<table id="delais" data-ilot="sortable"><thead><tr><th>Atelier</th><th data-sort="off">Plan</th></tr></thead><tbody><tr><td>Brest</td><td>…</td></tr></tbody></table>',
        ],
        carried: ['headers → data-sort'],
        lost: ['sortList', 'theme'],
      },
      {
        at: '16:1',
        library: 'DataTables',
        by: 'sortable-table',
        html: [
          '<table id="tarifs" data-ilot="sortable wide-table"><thead><tr><th>Pièce</th><th>Prix</th><th data-sort="off">Voir</th></tr></thead><tbody><tr><td>Joint</td><td>12</td><td>…</td></tr></tbody></table>',
        ],
        carried: ['responsive → data-ilot', 'columnDefs → data-sort'],
        lost: ['paging', 'language'],
      },
      { at: '17:1', library: 'DataTables', by: 'none', lost: ['serverSide', 'ajax', 'pageLength'] },
    ],
    files: {
      'js/jquery-3.7.1.min.js': 'stays',
      'js/jquery.tablesorter.min.js': 'goes',
      'js/dataTables.min.js': 'stays',
    },
  },
  validate: {
    advice: [
      {
        at: '20:1',
        library: 'jQuery Validation',
        by: 'form',
        html: [
          '<form id="devis" method="post" action="/devis" data-ilot="form" data-verify> <label>Nom <input name="nom" title="Nom" required></label> <label>Courriel <input name="courriel" title="Courriel" required data-check="email"></label> <label>Âge <input name="age" title="Âge" data-check="range" data-min="18" data-max="99"></label> <label>Code <input name="code" title="Code" minlength="5" maxlength="5"></label> <label>Courriel encore <input name="courriel2" title="Courriel encore"></label> <label>Ville <input name="ville" title="Ville" required></label> <button>Envoyer</button> </form>',
        ],
        carried: ['rules → required, data-check, data-min, data-max, minlength, maxlength'],
        lost: [
          'messages',
          'errorClass',
          'submitHandler',
          'courriel.remote',
          'code.required',
          'courriel2.equalTo',
        ],
      },
    ],
    files: { 'js/jquery-3.7.1.min.js': 'goes', 'js/jquery.validate.min.js': 'goes' },
  },
}
