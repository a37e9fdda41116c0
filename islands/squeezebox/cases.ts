import type { Case, Themed } from '../../fixtures/cases/case'

const link = (attributes: string, text: string): string =>
  `<p><a class="squeezebox" ${attributes}>${text}</a></p>`
const picture = '/assets/site/images/vue-alpes.svg'

export const cases: readonly Case[] = [
  {
    name: 'ajax',
    title: 'Un fragment de page',
    html: link(`href="/pop-ups/horaires" rel="{handler:'ajax',size:{x:520,y:360}}"`, 'Nos horaires'),
  },
  {
    name: 'iframe',
    title: 'Une page dans un cadre',
    html: link(`href="/pop-ups/cadre" rel="{handler:'iframe',size:{x:800,y:500}}"`, 'Voir la page'),
  },
  {
    name: 'image',
    title: 'Une image',
    html: link(
      `href="${picture}" rel="{handler:'image'}" title="Le col de la Colombière"`,
      'La vue des Alpes',
    ),
  },
  {
    name: 'adopt',
    title: 'Un élément de la page',
    note: 'Il est prêté à la modale et revient à sa place, caché comme il était.',
    html: `${link(`href="#garantie" rel="{handler:'adopt'}"`, 'La garantie')}
<div id="garantie" hidden><h3>Garantie à vie</h3>\
<p>Toute réparation est garantie tant que vous gardez le véhicule.</p><p>\
<label>Votre question <input type="text" name="question"></label></p></div>`,
  },
  {
    name: 'string',
    title: 'Un texte',
    note: 'Le texte reste du texte : aucune balise n’est interprétée.',
    html: link(
      `href="#" rel="{handler:'string',content:'Ouvert <b>ce samedi</b> jusqu’à 17 h'}"`,
      'Ouverture exceptionnelle',
    ),
  },
  {
    name: 'devine-image',
    title: 'Sans handler : une image',
    html: link(`href="${picture}?taille=grande"`, 'L’extension suffit'),
  },
  {
    name: 'devine-ajax',
    title: 'Sans handler : une page du site',
    html: link('href="/pop-ups/horaires"', 'Même origine : un fragment'),
  },
  {
    name: 'devine-adopt',
    title: 'Sans handler : une ancre',
    html: `${link('href="#conditions"', 'Nos conditions')}<div id="conditions" hidden>\
<p>Devis gratuit, prix ferme.</p></div>`,
  },
  {
    name: 'devine-iframe',
    title: 'Sans handler : un autre site',
    html: link('href="http://localhost:4173/pop-ups/cadre"', 'Une autre origine : un cadre'),
  },
  {
    name: 'autre-site',
    title: 'Un cadre d’une autre origine',
    note: 'Le titre du cadre nomme le site ; son contenu n’a rien à dire à la page.',
    html: link(
      `href="http://localhost:4173/pop-ups/cadre?confirmer=Partir%20%3F" rel="{handler:'iframe',size:{x:640,y:400}}"`,
      'Ouvrir l’autre site',
    ),
  },
  {
    name: 'syntaxe-souple',
    title: 'Une écriture relâchée',
    note: 'Clés sans guillemets, apostrophes, virgule finale, taille en texte.',
    html: link(
      `href="/pop-ups/horaires" rel="{ handler: 'ajax', size: { x: '700px', y: 420, }, }"`,
      'Nos horaires en grand',
    ),
  },
  {
    name: 'rel-json',
    title: 'Du JSON strict',
    html: link(
      `href="/pop-ups/cadre" rel='{"handler":"iframe","size":{"x":500,"y":300}}'`,
      'Un cadre plus petit',
    ),
  },
  {
    name: 'rel-illisible',
    title: 'Des options illisibles',
    note: 'La console le dit, et la modale s’ouvre avec ses valeurs par défaut.',
    html: link(`href="/pop-ups/horaires" rel="{handler:'iframe',size:{x:800"`, 'Nos horaires quand même'),
  },
  {
    name: 'rel-calcule',
    title: 'Des options calculées',
    note: 'Les sommes sont lues, jamais évaluées ; la fonction est nommée dans la console, le reste est gardé.',
    html: link(
      `href="/pop-ups/cadre" rel="{handler:'iframe',size:{x:window.getSize().x-300,y:'60%'}\
,onClose:function(){location.reload();}}"`,
      'Un cadre à la taille de la fenêtre',
    ),
  },
  {
    name: 'rel-hostile',
    title: 'Des options qui voudraient s’exécuter',
    note: 'Jamais évalué.',
    html: link(
      `href="/pop-ups/horaires" rel="{handler:(document.title='piégé','ajax')}"`,
      'Nos horaires, sans piège',
    ),
  },
  {
    name: 'rel-ordinaire',
    title: 'Un rel ordinaire',
    html: link('href="/pop-ups/horaires" rel="nofollow noopener"', 'Un rel sans options'),
  },
  {
    name: 'enorme',
    title: 'Une taille plus grande que l’écran',
    note: 'Jamais plus de 95 % de la fenêtre.',
    html: link(
      `href="/pop-ups/cadre" rel="{handler:'iframe',size:{x:5000,y:4000}}"`,
      'Un cadre de 5000 × 4000',
    ),
  },
  {
    name: 'long',
    title: 'Un contenu plus long que la modale',
    html: link(`href="/pop-ups/long" rel="{handler:'ajax',size:{x:500,y:300}}"`, 'Les conditions générales'),
  },
  {
    name: 'contenu-en-echec',
    title: 'Un contenu qui n’arrive pas',
    html: link(`href="/pop-ups/horaires?fault=500" rel="{handler:'ajax'}"`, 'Un fragment en panne'),
  },
  {
    name: 'contenu-lent',
    title: 'Un contenu lent',
    html: link(`href="/pop-ups/horaires?fault=slow" rel="{handler:'ajax'}"`, 'Un fragment lent'),
  },
  {
    name: 'image-en-echec',
    title: 'Une image qui n’existe pas',
    html: link(`href="/assets/site/images/disparue.svg" rel="{handler:'image'}"`, 'Une image disparue'),
  },
  {
    name: 'ancre-absente',
    title: 'Un élément qui n’est pas dans la page',
    html: link(`href="#nulle-part" rel="{handler:'adopt'}"`, 'Un élément absent'),
  },
  {
    name: 'refuse',
    title: 'Une adresse refusée',
    html: link(`href="javascript:document.title='piégé'" rel="{handler:'iframe'}"`, 'Une adresse refusée'),
  },
  {
    name: 'confirmer',
    title: 'Une page qui demande confirmation',
    note: 'La page du cadre définit vitreaConfirmClose().',
    html: link(
      `href="/pop-ups/cadre?confirmer=Votre%20devis%20n%E2%80%99est%20pas%20envoy%C3%A9.%20Fermer%20%3F" \
rel="{handler:'iframe'}"`,
      'Modifier mon devis',
    ),
  },
  {
    name: 'message',
    title: 'Une page qui se ferme par un message',
    html: link(`href="/pop-ups/fermeture-message" rel="{handler:'iframe'}"`, 'Se ferme par postMessage'),
  },
  {
    name: 'message-recharge',
    title: 'Une page qui se ferme et recharge',
    html: link(
      `href="/pop-ups/fermeture-message?reload=1" rel="{handler:'iframe'}"`,
      'Se ferme et recharge la page',
    ),
  },
  {
    name: 'parent',
    title: 'Une page qui appelle parent.vitreaModalClose()',
    html: link(`href="/pop-ups/fermeture-parent" rel="{handler:'iframe'}"`, 'Se ferme par le parent'),
  },
  {
    name: 'bouton',
    title: 'Un bouton au lieu d’un lien',
    html: `<p><button class="squeezebox button" type="button" rel="{handler:'ajax',url:'/pop-ups/horaires'}">\
Nos horaires</button></p>`,
  },
  {
    name: 'ilots-dedans',
    title: 'Un fragment qui contient des îlots',
    html: link(`href="/pop-ups/ilots" rel="{handler:'ajax'}"`, 'Un bloc cliquable dans la modale'),
  },
  {
    name: 'appels-parent',
    title: 'Une page qui demande un dialogue à la page qui la montre',
    note: 'Refusé : une modale est déjà ouverte. La page du cadre reste utilisable et a sa réponse.',
    html: link(`href="/pop-ups/appels-parent" rel="{handler:'iframe'}"`, 'Ouvrir mon dossier'),
  },
  {
    name: 'ilots-dans-le-cadre',
    title: 'Une page du cadre qui a ses propres dialogues',
    note: 'Échap et Retour ferment d’abord celui du cadre.',
    html: link(
      `href="/pop-ups/cadre-ilots" rel="{handler:'iframe',size:{x:700,y:480}}"`,
      'Ouvrir mon brouillon',
    ),
  },
  {
    name: 'touches',
    title: 'Échap dans le cadre',
    note: 'Ferme, aussi après un lien suivi dans le cadre.',
    html: link(`href="/pop-ups/touches" rel="{handler:'iframe'}"`, 'Ouvrir un cadre avec un champ'),
  },
  {
    name: 'touches-gardees',
    title: 'Échap gardé par la page du cadre',
    html: link(`href="/pop-ups/touches?garde=1" rel="{handler:'iframe'}"`, 'Ouvrir un éditeur'),
  },
  {
    name: 'dans-un-bloc',
    title: 'Un lien qui disparaît pendant que la modale est ouverte',
    note: 'Le focus revient à son équivalent, ou à ce qui reste autour.',
    html: `<div id="avis"><h3>Avis</h3>${link(
      `href="/pop-ups/horaires" rel="{handler:'ajax'}\
"`,
      'Lire nos avis',
    )}<p><a href="/agences">Nos ateliers</a></p></div>`,
  },
  {
    name: 'jamais-ajax',
    title: 'Un fragment qui ne vient jamais',
    note: 'La modale se ferme quand même, tout de suite.',
    html: link(`href="/pop-ups/horaires?fault=never" rel="{handler:'ajax'}"`, 'Un fragment sans fin'),
  },
  {
    name: 'jamais-cadre',
    title: 'Un cadre qui ne vient jamais',
    html: link(`href="/pop-ups/cadre?fault=never" rel="{handler:'iframe'}"`, 'Un cadre sans fin'),
  },
  {
    name: 'jamais-image',
    title: 'Une image qui ne vient jamais',
    html: link(`href="/pop-ups/image?fault=never" rel="{handler:'image'}"`, 'Une image sans fin'),
  },
]

export const themed: Themed = { name: 'ajax', press: '.squeezebox' }
