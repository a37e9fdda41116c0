/* The site's own; jQuery UI 1.14 is on the page. */
;(function ($, undefined) {
  'use strict'

  function ouvrir(lien) {
    $(lien).colorbox({ iframe: true, width: 640 })
  }
  $('.devis').each(function (index, lien) {
    ouvrir(lien)
  })
  $('.liste').sortable()
  $('.liste').hide()
})(jQuery)
