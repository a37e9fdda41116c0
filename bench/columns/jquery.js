/* The jQuery-era stack at work: what an integrator of 2014 wrote for this page. */
jQuery(($) => {
  $('a[rel^="lightbox"]').colorbox({ rel: 'vues', maxWidth: '95%', maxHeight: '95%', photo: true })
  const menu = $('#menu').removeAttr('hidden')
  if (menu.length) {
    menu.mmenu({ offCanvas: { position: 'left' } })
    const api = menu.data('mmenu')
    $('#fMenuMobileButton').on('click', (event) => {
      event.preventDefault()
      api.open()
    })
  }
  $('.vitreadate').datepicker({ dateFormat: 'dd/mm/yy' }).inputmask('99/99/9999')
  $('#ville').autocomplete({
    minLength: 2,
    source: (request, answer) =>
      $.getJSON(
        '/plateforme/ajax/modules/commun/traitement.php',
        {
          'autocompleter[classname]': 'ville',
          'autocompleter[methode]': 'chercher',
          'autocompleter[term]': request.term,
        },
        answer,
      ),
  })
  $('[data-ilot="slider"]').each(function () {
    const list = $(this).find('[data-role="slides"]').addClass('swiper-wrapper')
    list.children().addClass('swiper-slide')
    $(this).addClass('swiper')
    new Swiper(this, { loop: true, autoplay: { delay: 5000 } })
  })
  $('#contact').on('submit', function (event) {
    const bad = $(this)
      .find('[required]')
      .filter(function () {
        return !this.validity.valid
      })
    if (!bad.length) return
    event.preventDefault()
    $(this).find('.error-summary').remove()
    const list = $('<ul>')
    bad.each(function () {
      $('<li>').text(`${this.title} : champ obligatoire`).appendTo(list)
    })
    $('<div class="error-summary" role="alert">').append(list).prependTo(this)
  })
  $(document).on('click', '.block a[data-param="page"]', function (event) {
    event.preventDefault()
    const block = $(this).closest('.block')
    $.get(this.href, (html) => block.html($('<div>').html(html).find('.block').html()))
  })
  $('[data-goto-url]').on('click', function () {
    location.href = $(this).data('goto-url')
  })
  const header = $('.site-header')
  $(window).on('scroll', () => header.toggleClass('is-stuck', window.scrollY > 40))
})
