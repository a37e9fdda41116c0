// Ce qu'une demande peut dire, sans qu'elle arrête le serveur, et ce qui lui est répondu.
// What a request may say, without ending the server, and what it is answered.
import { createServer } from 'node:http'

/** Octets d'un corps : plus qu'un formulaire n'en a. / More bytes than a form has. */
const LIMITE = 100_000

// Le type compte : une réponse qui n'est pas du text/html n'est jamais insérée. / What is not text/html is never inserted.
export const html = (corps, statut = 200) => ({ corps, statut, type: 'text/html; charset=utf-8' })
export const json = (valeur) => ({ corps: JSON.stringify(valeur), type: 'application/json' })
export const texte = (corps, statut = 200) => ({ corps, statut, type: 'text/plain; charset=utf-8' })

/** Le chemin et les champs : « // » est un chemin, pas un hôte ; rien pour ce qui n'en est pas un. / "//" is a path; nothing for what is none. */
function adresse({ url }) {
  const entiere = `http://localhost${url}`
  return url.startsWith('/') && URL.canParse(entiere) ? new URL(entiere) : undefined
}

/**
 * Un autre site ne change rien ici au nom du visiteur : les navigateurs disent d'où vient une demande. Derrière un mandataire,
 * comparez Origin à l'adresse publique. / Another site changes nothing here in the visitor's name: browsers say where a
 * request comes from. Behind a proxy, compare Origin with the public address.
 */
function vientDIci({ headers }) {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site) return site === 'same-origin' || site === 'none'
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`
}

/** Le corps ; rien s'il est trop long ou interrompu : ce qui suit est lu sans être gardé. / Nothing when it is too long, or broken off. */
const corpsDe = (demande) =>
  new Promise((donner) => {
    const morceaux = []
    let octets = 0
    demande.on('data', (morceau) => {
      octets += morceau.length
      if (octets <= LIMITE) morceaux.push(morceau)
    })
    demande.on('end', () => donner(octets <= LIMITE ? Buffer.concat(morceaux).toString() : undefined))
    demande.on('error', () => donner(undefined))
  })

async function repondre(demande, reponses, fichier) {
  const url = adresse(demande)
  if (!url) return texte('Cette adresse n’en est pas une.', 400)
  if (demande.method !== 'GET' && !vientDIci(demande)) return texte('Cette demande vient d’un autre site.', 403)
  const corps = await corpsDe(demande)
  if (corps === undefined) return texte('Cet envoi est trop long.', 413)
  // Les champs de l'adresse et ceux du corps. / Fields of the address and of the body.
  const champs = new URLSearchParams([...url.searchParams, ...new URLSearchParams(corps)])
  const reponse = reponses[`${demande.method} ${url.pathname}`]
  return reponse ? reponse(champs) : fichier(url.pathname)
}

/** @param reponses « POST /chemin » → ce que les champs reçoivent. / "POST /path" → what the fields are answered. */
export const servir = (reponses, fichier, politique) =>
  createServer(async (demande, envoi) => {
    const reponse = await repondre(demande, reponses, fichier).catch(() => texte('Le serveur n’a pas pu répondre.', 500))
    const { corps, statut = 200, type } = reponse ?? texte('Rien à cette adresse.', 404)
    envoi.writeHead(statut, {
      'Content-Type': type,
      'Content-Security-Policy': politique,
      ...{ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' },
    })
    envoi.end(corps)
  })
