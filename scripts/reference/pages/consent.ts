/** What leaves, and when. */
import { words } from '../../../src/island/define-reference'
import { code, heading, list, mono, paragraph, type Source, table } from '../model'

export const consent: Source = {
  slug: 'consent',
  section: 'guide',
  title: words('Le consentement', 'Consent'),
  lead: words(
    'Rien ne part vers un tiers, et rien ne dit qui est le visiteur, sans son accord. Par défaut, il n’est pas donné.',
    'Nothing leaves for a third party, and nothing says who the visitor is, without consent. By default it is not given.',
  ),
  blocks: (both) => [
    heading('mesure', both('La mesure d’audience', 'Analytics')),
    paragraph(
      both(
        'Un événement va dans le tableau global que nomme `analytics.target` (`dataLayer`) seulement avec l’accord. Votre outil de consentement le donne, le reprend :',
        'An event goes to the global array that `analytics.target` names (`dataLayer`) with consent only. Your consent tool gives it, and takes it back:',
      ),
    ),
    code(
      'js',
      `await Ilots.ready()
Ilots.consent(true)  // ${both('le visiteur accepte', 'the visitor agrees')}
Ilots.consent(false) // ${both('il change d’avis', 'and changes their mind')}`,
    ),
    table(both('Clé|Valeurs|Effet', 'Key|Values|Effect').split('|'), [
      [
        mono('analytics.consent'),
        '`true`, `false`',
        both(
          'l’accord connu au chargement ; `false` par défaut.',
          'the consent known at load; `false` by default.',
        ),
      ],
      [
        mono('analytics.queue'),
        '`drop`, `send`',
        both(
          'les événements d’avant l’accord : oubliés, ou envoyés s’il vient (200 au plus).',
          'events before consent: forgotten, or sent if it comes (200 at most).',
        ),
      ],
      [
        mono('analytics.hash'),
        '`true`, `false`',
        both(
          'courriel et téléphone partent en SHA-256 de leur forme normale ; en https.',
          'e-mail and telephone leave as SHA-256 of their normal form; over https.',
        ),
      ],
      [
        mono('analytics.user_email'),
        both('texte', 'text'),
        both(
          'ajouté aux événements, avec l’accord seulement ; de même `user_phone`.',
          'added to the events, with consent only; likewise `user_phone`.',
        ),
      ],
    ]),
    paragraph(
      both(
        'Sans accord, `Ilots.on("track", …)` entend l’événement, sans le visiteur : pour vos propres essais. Voir [analytics](ref:analytics).',
        'Without consent `Ilots.on("track", …)` hears the event, without the visitor: for your own tests. See [analytics](ref:analytics).',
      ),
    ),
    heading('robots', both('La vérification anti-robot', 'The bot check')),
    paragraph(
      both(
        'Avec `data-consent`, le script du fournisseur n’est demandé qu’une fois le bouton touché, dans le formulaire. Sans l’attribut, au premier focus dans le formulaire. Voir [bot-check](ref:bot-check).',
        'With `data-consent` the provider’s script is only asked for once the button in the form is pressed. Without it, on the first focus in the form. See [bot-check](ref:bot-check).',
      ),
    ),
    heading('appareil', both('Ce qui reste sur l’appareil', 'What stays on the device')),
    table(
      both('Clé|Contenu|Où, combien de temps', 'Key|Content|Where, how long').split('|'),
      KEPT.map((row) => row.map(([french, english]) => both(french, english))),
    ),
    paragraph(
      both(
        'Tout cela sert ce que le visiteur a demandé, et n’est envoyé qu’avec lui : quand il reprend sa réservation ou sa saisie.',
        'All of it serves what the visitor asked for, and is sent with them only: when they go on with a booking or a text.',
      ),
    ),
    list(
      both(
        'Jamais gardés : mots de passe, fichiers, champs cachés (une réservation garde ses propres réponses, que ses pages transmettent ainsi ; un champ à suggestions, ce que son choix a rempli), champs dont `autocomplete` est `off`, `cc-*`, `one-time-code`, `current-password` ou `new-password`, formulaires en `autocomplete="off"`, champs que `data-keep="off"` porte ou entoure.',
        'Never kept: passwords, files, hidden fields (a booking keeps its own answers, which its pages pass on in them; a field with suggestions, what its choice has filled in), fields whose `autocomplete` is `off`, `cc-*`, `one-time-code`, `current-password` or `new-password`, forms with `autocomplete="off"`, fields with `data-keep="off"` on or around them.',
      ),
      both(
        '`data-keep="local"` sur le formulaire garde au-delà de l’onglet ; `data-keep="off"` ne garde rien.',
        '`data-keep="local"` on the form keeps it longer than the tab; `data-keep="off"` keeps nothing.',
      ),
      both(
        'Le cookie d’une bannière ne dit rien du visiteur : il reste quand le reste est effacé, sinon elle reviendrait à chaque connexion.',
        'The cookie of a banner says nothing of the visitor: it stays when the rest is cleared, or the banner would come back at each sign-in.',
      ),
    ),
    heading('effacer', both('Effacer', 'Clearing')),
    paragraph(
      both(
        'Tout est effacé, dans cet onglet et dans ce que les onglets partagent, dès qu’une page porte un autre `session.hash` que ce qui est gardé, vide compris : à la déconnexion, au visiteur suivant. Donnez donc le même à toutes les pages d’une session, celles des fenêtres comprises. Sans rechargement, ou sur un site sans `session.hash`, appelez :',
        'All of it is cleared, in this tab and in what tabs share, as soon as a page has another `session.hash` than what is kept, an empty one included: at sign-out, for the next visitor. So give the same one to all pages of a session, those in windows included. Without a reload, or on a site without `session.hash`, call:',
      ),
    ),
    code('js', 'Ilots.forget()'),
    paragraph(
      both(
        'Chaque valeur commence par une empreinte de la session, d’où celle-ci ne se lit pas ; le menu seul garde `session.hash` tel quel, et reste dans l’onglet quand il est vide. Ce qui est à d’autres onglets ouverts est effacé à leur prochaine page d’une autre session, ou avec eux.',
        'Each value begins with a fingerprint of the session, which cannot be read out of it; the menu alone keeps `session.hash` as it is, and stays in its tab when that is empty. What belongs to other open tabs is cleared by their next page of another session, or with them.',
      ),
    ),
  ],
}

/** What is kept on the device: key, content, where and how long. */
const KEPT: readonly (readonly [french: string, english: string])[][] = [
  [
    [
      '`{platform}-mobile-menu-datas`, `-key`, `-expire`',
      '`{platform}-mobile-menu-datas`, `-key`, `-expire`',
    ],
    [
      'la réponse du serveur, `session.hash`, l’échéance ; un `configmenu` précède le suffixe',
      'the server’s answer, `session.hash`, when it expires; a `configmenu` stands before the suffix',
    ],
    [
      '`localStorage`, `sessionStorage` quand `session.hash` est vide ; une heure',
      '`localStorage`, `sessionStorage` when `session.hash` is empty; an hour',
    ],
  ],
  [
    ['`{platform}-booking https://…`', '`{platform}-booking https://…`'],
    [
      'l’étape et les réponses : `immat`, `adresse`, `code_postal`, `lat`, `lng`, `agence`, `type`, `vitre`, les choix `filter[…]` ; ni nom, ni courriel, ni téléphone',
      'the step and the answers: `immat`, `adresse`, `code_postal`, `lat`, `lng`, `agence`, `type`, `vitre`, the choices `filter[…]`; no name, e-mail or telephone',
    ],
    [
      '`sessionStorage`, ou `data-keep` ; jusqu’au rendez-vous pris, le jour même au plus',
      '`sessionStorage`, or `data-keep`; until it is booked, for the day at most',
    ],
  ],
  [
    ['`{platform}-begun https://…`, `last`', '`{platform}-begun https://…`, `last`'],
    [
      'un mot au hasard, pour ne jamais réserver deux fois ; la réservation qui a avancé en dernier',
      'a random word, so that nothing is booked twice; the booking that went on last',
    ],
    ['`sessionStorage` ; jusqu’au rendez-vous pris', '`sessionStorage`; until it is booked'],
  ],
  [
    ['`{platform}-element edit /chemin 42`', '`{platform}-element edit /path 42`'],
    [
      'la date et les champs visibles d’un formulaire d’élément que le serveur n’a pas pris',
      'the date and the visible fields of an element’s form that the server did not take',
    ],
    [
      '`sessionStorage`, ou `data-keep` ; jusqu’à l’enregistrement, une semaine et cinq saisies au plus',
      '`sessionStorage`, or `data-keep`; until it is saved, a week and five texts at most',
    ],
  ],
  [
    ['`{platform}-choice /chemin 0`', '`{platform}-choice /path 0`'],
    [
      'le texte choisi dans un champ à suggestions, et ce qu’il a rempli dans des champs cachés et des éléments (`cibles`)',
      'the text that was chosen in a field with suggestions, and what it has filled in in hidden fields and elements (`cibles`)',
    ],
    [
      '`sessionStorage`, pour Retour ; les dix derniers du champ',
      '`sessionStorage`, for Back; the last ten of the field',
    ],
  ],
  [
    ['`{platform}-searches recent`', '`{platform}-searches recent`'],
    ['les cinq dernières recherches', 'the last five searches'],
    [
      '`sessionStorage`, ou `data-keep` ; le visiteur les efface sous le champ',
      '`sessionStorage`, or `data-keep`; the visitor clears them below the field',
    ],
  ],
  [
    ['`{platform}-banner id`', '`{platform}-banner id`'],
    [
      'une bannière fermée (`data-remember="session"`)',
      'a banner that was closed (`data-remember="session"`)',
    ],
    ['`sessionStorage`', '`sessionStorage`'],
  ],
  [
    ['cookie `{product}-banner-id`', 'cookie `{product}-banner-id`'],
    [
      '`1` : une bannière fermée (`data-remember="7"`)',
      '`1`: a banner that was closed (`data-remember="7"`)',
    ],
    ['autant de jours', 'that many days'],
  ],
]
