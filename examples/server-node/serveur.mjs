// Répond à tout ce que page.html demande, sans dépendance : à copier, puis à brancher sur vos données.
// Answers all that page.html asks for, without a dependency: copy it, then connect your data.
//   node examples/server-node/serveur.mjs [dossier des scripts]   →  http://127.0.0.1:4181/
// Chaque appel, champ par champ : dist/openapi.json, et « Appels au serveur » sur la page de chaque îlot.
import { readFile } from 'node:fs/promises'
import { html, json, servir, texte } from './demande.mjs'
import { dossierDesScripts, fichier } from './fichiers.mjs'

// Où sont les scripts : le dossier de `npx --no-install ilots copy`, en argument, ou celui du paquet. / Where the scripts are.
const SCRIPTS = dossierDesScripts(process.argv[2])
// Celle du guide « Sécurité » ; d'anciens scripts comme jQuery 3 : sans ses deux dernières directives. / The guide's.
const POLITIQUE = "script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types ilots"

// Vos données. / Your data.
const villes = [{ value: 'Brest', code_postal: '29200' }, { value: 'Bressuire', code_postal: '79300' }]
const modeles = { __proto__: null, Renault: ['Clio', 'Zoé'], Peugeot: ['208', '308'] }
const actualites = { __proto__: null, 1: ['Un atelier ouvre à Brest', 'Impact : réparer ou remplacer'], 2: ['Quinze ans sur le port'] }
const annonces = new Map([['42', 'Pare-brise de Clio'], ['43', 'Lunette de Zoé']])
const enLigne = new Set()
const rendezVous = new Map()

// Tout ce qui vient du visiteur ou de vos données passe par e() avant d'être du HTML. / Whatever is put into HTML goes through e().
const e = (texte) => String(texte).replace(/[&<>"']/g, (signe) => `&#${signe.charCodeAt(0)};`)
const page = (titre, corps = '') => html(`<!doctype html><html lang="fr"><title>${e(titre)}</title><link rel="icon" href="/photos/atelier.svg"><link rel="stylesheet" href="/page.css"><h1>${e(titre)}</h1>${corps}<p><a href="/">Retour</a></p></html>`)

const liste = (titres) => `<ul>${titres.map((titre) => `<li><a href="/">${e(titre)}</a></li>`).join('')}</ul>`
const cherchees = (mot) => Object.values(actualites).flat().filter((titre) => titre.toLowerCase().includes((mot ?? '').toLowerCase()))
const bloc = (page) => `<section id="actualites"><!-- bloc {"url":"/blocs/actualites?id=7","referer":"/","search":""} -->
<ul data-role="items">${(actualites[page] ?? []).map((titre) => `<li>${e(titre)}</li>`).join('')}</ul>
<p><a href="/?page=1" data-param="page" data-num="1">Page 1</a> <a href="/?page=2" data-param="page" data-num="2">Page 2</a></p></section>`

const etat = (id) => (enLigne.has(id) ? 'en-ligne' : 'hors-ligne')
const mesAnnonces = () => `<section id="annonces"><!-- bloc {"url":"/blocs/annonces?id=8","referer":"/","search":""} -->
<div data-ilot="my-elements"><table>${[...annonces].map(([id, titre]) => `<tr data-element-id="${id}" data-element-module-ident="annonces"><td>${e(titre)}</td>
<td><a href="/annonces/${id}/activer" data-action="activate" data-state-class="${etat(id)}" class="${etat(id)}">Publier</a></td>
<td><a href="/annonces/${id}/supprimer" data-action="delete">Supprimer ${e(titre)}</a></td></tr>`).join('')}</table></div></section>`

const mois = (date) => {
  const [annee, numero] = date.split('-').map(Number)
  const lien = (pas, rel, nom) => {
    const voisin = new Date(Date.UTC(annee, numero - 1 + pas, 1)).toISOString().slice(0, 7)
    return `<a href="/?mois=${voisin}" data-date="${voisin}" rel="${rel}">${nom}</a>`
  }
  const titre = new Date(Date.UTC(annee, numero - 1, 1)).toLocaleDateString('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return `${lien(-1, 'prev', 'Mois d’avant')}<h2>${e(titre)}</h2>${lien(1, 'next', 'Mois d’après')}`
}

const formulaire = (champs) => {
  const options = (noms, choisi) => noms.map((nom) => `<option${nom === choisi ? ' selected' : ''}>${e(nom)}</option>`).join('')
  return `<p><label for="ville">Ville</label> <input id="ville" name="ville" value="${e(champs.get('ville') ?? '')}" data-ilot="autocomplete"
data-autocomplete='{"classname":"Ville","methode":"chercher","cibles":{"code_postal":"#cp"}}'>
<label for="cp">Code postal</label> <input id="cp" name="cp" value="${e(champs.get('cp') ?? '')}"></p>
<p><label for="marque">Marque</label> <select id="marque" name="marque" data-reload>${options(Object.keys(modeles), champs.get('marque'))}</select>
<label for="modele">Modèle</label> <select id="modele" name="modele">${options(modeles[champs.get('marque')] ?? [])}</select></p>
<p><label for="courriel">Courriel</label> <input id="courriel" name="courriel" title="Courriel" value="${e(champs.get('courriel') ?? '')}"></p>
<button>Demander</button>`
}

const reserver = (champs) => {
  // Un refus nomme le champ : l'îlot l'y montre. / A refusal names the field.
  if (!champs.get('code_postal')) return html('<p data-field="code_postal">Indiquez un code postal.</p>')
  // La même clé, c'est le même rendez-vous, envoyé de nouveau. / The same key is the same booking, sent again.
  rendezVous.set(champs.get('_cle'), champs)
  return html('<p class="success">Votre rendez-vous est pris : nous vous rappelons.</p>')
}

const P = '/plateforme'
const reponses = {
  [`POST ${P}/ajax/modules/menu/mobile-menu.php`]: () =>
    json([{ type: 'menu', data: [
      { id_page: 1, nom_page: 'Accueil', lien: '/', enfant: [] },
      { id_page: 2, nom_page: 'Services', lien: '/services', enfant: [{ id_page: 3, nom_page: 'Pare-brise', lien: '/services/pare-brise' }] },
    ] }]),
  [`GET ${P}/ajax/modules/commun/traitement.php`]: (champs) => {
    const debut = (champs.get('autocompleter[term]') ?? '').toLowerCase()
    return json(villes.filter(({ value }) => value.toLowerCase().startsWith(debut)))
  },
  [`POST ${P}/ajax/modules/search/ajax_search.php`]: (champs) => {
    if (champs.get('action') === 'create_popup')
      return html('<button type="button" data-role="close">Fermer</button><div data-role="suggestions"></div>')
    const trouves = cherchees(champs.get('q'))
    return html(trouves.length ? liste(trouves) : '')
  },
  [`POST ${P}/ajax/modules/formulaire/verif_formulaire.php`]: (champs) =>
    // Vide : tout est en ordre, le formulaire part. / Empty: all is well, the form goes.
    html(champs.get('courriel')?.includes('@') ? '' : '<ul><li data-field="courriel">Cette adresse est incomplète.</li></ul>'),
  [`POST ${P}/ajax/modules/formulaire/recharge.php`]: (champs) => html(formulaire(champs)),
  [`POST ${P}/ajax/modules/modules/traitement.php`]: (champs) => {
    const id = champs.get('element_id')
    if (!annonces.has(id)) return json({ result: false, msg: 'Cette annonce n’existe plus.' })
    if (champs.get('action') === 'my_elements_delete')
      return json(id === '43' ? { result: false, msg: 'Cette annonce est déjà vendue.' } : { result: annonces.delete(id), msg: '' })
    if (!enLigne.delete(id)) enLigne.add(id)
    return json({ result: true, class: etat(id), msg: '' })
  },
  [`POST ${P}/clients/utils/common.php`]: (champs) => html(mois(champs.get('date') ?? '2026-06')),
  [`POST ${P}/ajax/modules/traductions/traitement.php`]: () => json({ langue: 'fr', traductions: [] }),
  [`POST ${P}/backoffice/modules/commun/lien_v4.php`]: () => texte('/p/1'),
  'GET /monsite/objets/traitement.php': (champs) => {
    if (champs.get('action') === 'reverse') return json({ code_postal: '29200', adresse: '12 rue de Siam' })
    const connu = champs.get('immat') === 'AB123CD'
    return json(connu ? { return: 'success', marque: 'Renault', modele: 'Clio', annee: 2021 } : { return: 'inconnu' })
  },
  'POST /monsite/objets/traitement.php': reserver,
  // Ce que les liens demandent sans script, ou rechargés. / What links ask for without script, or on a reload.
  'GET /': async (champs) => {
    let page = (await readFile(new URL('page.html', import.meta.url), 'utf8')).replace('<section id="annonces"></section>', mesAnnonces)
    if (champs.has('page')) page = page.replace(/<section id="actualites">[^]*?<\/section>/, () => bloc(champs.get('page')))
    if (champs.has('mois')) page = page.replace(/(<div id="agenda".*>)[^]*?(<\/div>)/, (_, debut, fin) => debut + mois(champs.get('mois')) + fin)
    return html(page)
  },
  'GET /plan': () => page('Plan du site', '<ul><li><a href="/services">Services</a> <ul><li><a href="/services/pare-brise">Pare-brise</a></li></ul></li></ul>'),
  'GET /recherche': (champs) => page('Recherche', liste(cherchees(champs.get('q')))),
  'GET /actualites': (champs) => page('Actualités', liste(actualites[champs.get('page') ?? 1] ?? [])),
  'GET /services': () => page('Services'),
  'GET /services/pare-brise': () => page('Pare-brise'),
  'POST /blocs/annonces': () => html(mesAnnonces()),
  'POST /blocs/actualites': (champs) => html(bloc(champs.get('page') ?? 1)),
  'POST /actualites': (champs) => html(bloc(champs.get('page') ?? 1)),
  'POST /annonces/42': (champs) =>
    html(champs.get('titre') ? '<p class="alert-success">Annonce enregistrée.</p>' : '<p>Donnez un titre à l’annonce.</p>'),
  'GET /horaires': () => html('<h2>Nos horaires</h2><p>Du lundi au samedi, de 8 h à 19 h.</p>'),
  // Une vraie miniature est à la taille demandée. / A real thumbnail has the size that is asked for.
  'GET /miniature.php': (champs) => fichier(`/photos/${champs.get('pic')}`, SCRIPTS),
  'POST /devis': () => page('Votre demande de devis est reçue.'),
  // `etape` : avec script, déjà celle d'après ; sans script, celle de la page. / With script the next step already, without it the page's own.
  'POST /rendez-vous': (champs) => page(/success/.test(reserver(champs).corps) ? 'Votre rendez-vous est pris.' : 'Indiquez un code postal.'),
}

servir(reponses, (chemin) => fichier(chemin, SCRIPTS), POLITIQUE).listen(Number(process.env.PORT ?? 4181), '127.0.0.1', function () {
  console.log(`http://127.0.0.1:${this.address().port}/ (scripts : ${SCRIPTS})`)
})
