import type { Case } from '../../fixtures/cases/case'
import { caseBlocks } from '../../fixtures/cases/content-blocks'
import { renderBlock } from '../../fixtures/site/parts/blocks/render'
import { ownProperty } from '../../src/base/own-property'

const notes: Readonly<Record<string, string>> = {
  'suite-auto': 'Charge quand le bouton est visible aux sept dixièmes.',
  'suite-arret': 'Attend un clic tous les deux chargements.',
  precedents: 'Commence à la page 3.',
  'sans-historique': 'L’adresse ne change pas.',
  recherche: 'L’appel porte recherche=verre.',
  dehors: 'Chaque lien agit sur le bloc le plus proche.',
  filtres: 'Le formulaire entier part à chaque fois.',
}

/** Blocks that a case below shows inside another element. */
const wrapped = ['formulaire', 'dedans']
const html = (name: string): string => {
  const block = caseBlocks.find((each) => each.name === name)
  return block ? renderBlock(block) : ''
}

const simple: readonly Case[] = caseBlocks
  .filter(({ name }) => !wrapped.includes(name))
  .map(({ name, title }) => {
    const note = ownProperty(notes, name)
    return { name, title, html: html(name), block: name, ...(note ? { note } : {}) }
  })

const pages = `<ul data-role="items"><li>Un article</li></ul><p>\
<a data-param="page" data-num="2" href="?page=2">Page 2</a></p>`

export const cases: readonly Case[] = [
  ...simple,
  {
    name: 'formulaire',
    title: 'Dans un formulaire',
    note: 'Les champs du formulaire partent avec l’appel : essayez « Bretagne » puis la page 2.',
    html: `<form method="get" action="/ilots/content-block/formulaire"><p>\
<label>Ville ou région <input name="ville" value="">\
</label> <button class="button" type="submit">Chercher</button></p>${html('formulaire')}</form>`,
    block: 'formulaire',
  },
  {
    name: 'commentaire-illisible',
    title: 'Un commentaire illisible',
    note: 'La console dit lequel ; les liens restent des liens.',
    html: `<section class="block" id="bloc-illisible"><!-- bloc {"url":"/plateforme/ajax", -->\
<h2>Bloc illisible</h2>${pages}</section>`,
  },
  {
    name: 'commentaire-sans-url',
    title: 'Un commentaire sans adresse',
    html: `<section class="block" id="bloc-sans-url"><!-- bloc {"referer":"/actualites"} -->\
<h2>Bloc sans adresse</h2>${pages}</section>`,
  },
  {
    name: 'sans-id',
    title: 'Un élément sans id',
    note: 'Sans id, un commentaire n’est qu’un commentaire.',
    html: `<div class="block"><!-- bloc \
{"url":"/plateforme/ajax/modules/blocs/refresh.php?bloc=pages","referer":"/","search":""} -->\
<h2>Bloc sans id</h2>${pages}</div>`,
  },
  {
    name: 'bloc-inconnu',
    title: 'Un bloc que le serveur ne connaît pas',
    note: 'Le serveur répond 404 : le contenu reste et un nouvel essai est proposé.',
    html: `<section class="block" id="bloc-inconnu">\
<!-- bloc {"url":"/plateforme/ajax/modules/blocs/refresh.php?bloc=inconnu","referer":"/","search":""} -->\
<h2>Bloc inconnu</h2>${pages}</section>`,
  },
]
