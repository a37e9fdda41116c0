/** Names under which no value is shown, whatever it looks like. */

const NAMES = new Set(
  [
    'pass passe password passwd passphrase pwd mdp secret token jeton csrf xsrf nonce otp pin cvv cvc',
    'auth authorization authentication authentification bearer credential credentials signature sig apikey',
    'cookie session sid sess sessid phpsessid jsessionid user login username utilisateur identifiant',
    'mail email courriel phone tel telephone téléphone gsm fax',
    'nom prenom prénom firstname lastname surname fullname naissance birth birthday birthdate dob',
    'adresse address rue street iban bic rib immat immatriculation plaque vin nir ip',
    'lat lng lon latitude longitude coord coords coordinates coordonnees coordonnées',
  ].flatMap((line) => line.split(' ')),
)
/** Words that are a secret's name together, and not each for itself. */
const TOGETHER = /\b(?:api|access|private|secret)key\b|\bcardnumber\b|\b(?:carte|numero)(?:bancaire|carte)\b/

/** `user_email`, `X-Api-Key`, `accessToken`, `client[telephone]`. */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ''))
  return words.some((word) => NAMES.has(word)) || TOGETHER.test([...words, ...pairs].join(' '))
}
