// Un vieux script, tel quel : $ est celui de la page, et le reste. / An old script as it is: $ stays the page's own.
$(function () {
  $('#actualites').html('<div class="news" data-goto-url="/actualites"><h2>Actualités</h2></div>')
})
$$('#prevenir')[0].onclick = function () {
  vitreaAlert('<b>Nous vous rappelons demain.</b>')
}
