/** What `--security` says, in French and English. */
import type { Noticed as AnyNoticed } from '../shared/finding'
import type { Messages } from '../shared/wording'

export const messages = {
  'headers-unseen': {
    fr: 'un fichier n’a pas d’en-têtes : nosniff, CSP et les autres ne sont pas jugés ; donner l’adresse de la page.',
    en: 'a file has no headers: nosniff, CSP and the others are not judged; give the page’s address.',
  },
  'header-nosniff': {
    fr: 'l’en-tête « X-Content-Type-Options: nosniff » manque : un fichier déposé peut être lu comme un script ; l’ajouter à toutes les réponses.',
    en: 'the header "X-Content-Type-Options: nosniff" is missing: an uploaded file may be read as a script; add it to every answer.',
  },
  'header-frames': {
    fr: "un autre site peut encadrer la page ; ajouter « frame-ancestors 'self' » à la CSP (une balise meta ne le peut pas).",
    en: `another site can frame the page; add "frame-ancestors 'self'" to the CSP (a meta tag cannot).`,
  },
  'header-referrer': {
    fr: 'sans Referrer-Policy, c’est le navigateur qui choisit ce que les autres sites apprennent de l’adresse ; ajouter « Referrer-Policy: strict-origin-when-cross-origin ».',
    en: 'without Referrer-Policy the browser chooses what other sites learn of the address; add "Referrer-Policy: strict-origin-when-cross-origin".',
  },
  'csp-missing': {
    fr: 'aucune CSP ne limite les scripts : un gestionnaire écrit dans un contenu s’exécute ; ajouter celle de la page « Sécurité » de la référence.',
    en: 'no CSP restricts scripts: a handler written into content runs; add the one on the reference’s page "Security".',
  },
  'csp-reports-only': {
    fr: 'la CSP ne fait que signaler (Report-Only) et n’empêche rien ; l’envoyer dans Content-Security-Policy.',
    en: 'the CSP only reports (Report-Only) and stops nothing; send it as Content-Security-Policy.',
  },
  'csp-loose': {
    fr: 'script-src permet {words} : un contenu peut exécuter un script ; l’enlever, avec un nonce ou une empreinte pour ce qui reste dans la page.',
    en: 'script-src allows {words}: content can run a script; remove it, with a nonce or a hash for what stays in the page.',
  },
  'csp-object': {
    fr: "la CSP ne dit rien d’object-src : un fichier déposé peut être un plugin ; ajouter « object-src 'none' ».",
    en: `the CSP says nothing of object-src: an uploaded file may be a plug-in; add "object-src 'none'".`,
  },
  'csp-base': {
    fr: "la CSP ne dit rien de base-uri : une balise base déplace les scripts de la page ; ajouter « base-uri 'self' ».",
    en: `the CSP says nothing of base-uri: a base tag moves the page’s scripts; add "base-uri 'self'".`,
  },
  'csp-trusted-types': {
    fr: "la CSP n’exige pas Trusted Types ; si aucun ancien script n’écrit innerHTML, ajouter « require-trusted-types-for 'script'; trusted-types ilots ».",
    en: `the CSP does not require Trusted Types; if no old script writes innerHTML, add "require-trusted-types-for 'script'; trusted-types ilots".`,
  },
  'nonce-reused': {
    fr: 'le nonce est le même dans deux réponses : qui le connaît exécute ses scripts ; en tirer un au hasard par réponse, et ne pas mettre la page en cache partagé.',
    en: 'the nonce is the same in two answers: whoever knows it runs scripts; draw one at random for each answer, and keep the page out of shared caches.',
  },
  'nonce-short': {
    fr: 'le nonce a moins de 128 bits ; attendu au moins 22 caractères tirés au hasard.',
    en: 'the nonce has less than 128 bits; expected at least 22 random characters.',
  },
  'config-not-script': {
    fr: 'l’id « ilots-config » est celui de la configuration et n’est lu que sur <script type="application/json"> ; changer l’id, et ne pas laisser les rédacteurs écrire celui-ci.',
    en: 'the id "ilots-config" is the configuration’s and is read on <script type="application/json"> only; change the id, and do not let editors write this one.',
  },
  'config-in-content': {
    fr: 'la configuration est dans un contenu (data-ilots-content) : qui l’écrit configure la page ; la mettre dans le head.',
    en: 'the configuration is inside content (data-ilots-content): whoever writes that configures the page; put it into the head.',
  },
  'config-in-main': {
    fr: 'la configuration est dans main, là où s’écrivent les contenus ; la mettre dans le head.',
    en: 'the configuration is inside main, where content is written; put it into the head.',
  },
  'config-doubled': {
    fr: 'une configuration précède déjà celle-ci, seule la première est lue ; en garder une.',
    en: 'a configuration comes before this one, and only the first is read; keep one.',
  },
  'content-unmarked': {
    fr: 'rien ne dit ce que les rédacteurs ont écrit ; entourer chaque contenu d’un élément data-ilots-content.',
    en: 'nothing says what editors have written; put each piece of content into an element with data-ilots-content.',
  },
  'content-block-inside': {
    fr: 'un commentaire « bloc » dans un contenu n’est pas un marqueur ; l’enlever, ou le mettre dans le modèle.',
    en: 'a "bloc" comment inside content is no marker; remove it, or put it into the template.',
  },
  'content-load-inside': {
    fr: 'data-load="{load}" dans un contenu appelle le serveur au nom du visiteur, sans un clic ; l’enlever, ou le mettre dans le modèle.',
    en: 'data-load="{load}" inside content calls the server in the visitor’s name without a click; remove it, or put it into the template.',
  },
  'content-uses': {
    fr: 'un contenu emploie « {name} », qui y est permis ; vérifier que les rédacteurs doivent le pouvoir.',
    en: 'content uses "{name}", which it may; check that editors should be able to.',
  },
  'content-refused': {
    fr: 'un contenu porte le marqueur de « {name} », qui n’y est pas monté ; l’enlever, ou le permettre par contentIslands dans la configuration.',
    en: 'content has the marker of "{name}", which does not mount there; remove it, or allow it with contentIslands in the configuration.',
  },
  'name-global': {
    fr: '« {name} » est une globale d’Îlots, et cet élément la cache aux scripts de la page ; le renommer.',
    en: '"{name}" is a global of Îlots, and this element hides it from the page’s scripts; rename it.',
  },
  'name-document': {
    fr: '« {name} » cache document.{name} aux scripts de la page ; renommer l’élément.',
    en: '"{name}" hides document.{name} from the page’s scripts; rename the element.',
  },
  'name-form': {
    fr: '« {name} » cache form.{name} aux scripts de la page ; renommer le champ, ou son id.',
    en: '"{name}" hides form.{name} from the page’s scripts; rename the field, or its id.',
  },
  'address-elsewhere': {
    fr: '{name} mène à un autre site ({address}) ; vérifier qu’il est voulu, sinon écrire un chemin.',
    en: '{name} leads to another site ({address}); check that it is meant, else write a path.',
  },
  'call-elsewhere': {
    fr: 'l’adresse {address} est d’une autre origine : aucun appel n’y est fait ; écrire un chemin de ce site.',
    en: 'the address {address} is of another origin: no call is made there; write a path of this site.',
  },
  'block-elsewhere': {
    fr: 'ce bloc se rafraîchit à {address}, qui n’est pas le chemin de la page ; vérifier que c’est le modèle qui l’écrit.',
    en: 'this block refreshes from {address}, which is not the page’s path; check that the template writes it.',
  },
  'form-elsewhere': {
    fr: '{name} envoie ce qui est saisi à un autre site ({address}) ; écrire un chemin, ou le limiter par « form-action » dans la CSP.',
    en: '{name} sends what is typed to another site ({address}); write a path, or restrict it with "form-action" in the CSP.',
  },
  opener: {
    fr: 'la fenêtre « {target} » d’un autre site peut changer cette page ; ajouter rel="noopener".',
    en: 'the window "{target}" of another site can change this page; add rel="noopener".',
  },
  'frame-open': {
    fr: 'un cadre d’un autre site ({address}) sans sandbox ; ajouter sandbox, avec ce dont il a besoin.',
    en: 'a frame of another site ({address}) without sandbox; add sandbox, with what it needs.',
  },
  'inspector-on': {
    fr: 'l’inspecteur est « {value} » : tout visiteur l’ouvre ; l’enlever en production (off par défaut).',
    en: 'the inspector is "{value}": any visitor opens it; remove it on a live site (off by default).',
  },
} as const satisfies Messages

export type Noticed = AnyNoticed<keyof typeof messages>
