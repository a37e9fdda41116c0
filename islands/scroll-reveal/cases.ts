import type { Case } from '../../fixtures/cases/case'

const filler = '<p>Un verre feuilleté, c’est deux vitres et un film : brisé, il reste en place.</p>'.repeat(
  30,
)
const card = (attributes: string, text: string) => `<p class="tile" ${attributes}>${text}</p>`

const moves = [
  'fade fade-up fade-down fade-left fade-right fade-up-left fade-up-right fade-down-left fade-down-right',
  `zoom-in zoom-in-up zoom-in-down zoom-in-left zoom-in-right zoom-out zoom-out-up zoom-out-down zoom-out-left \
zoom-out-right`,
  'flip-up flip-down flip-left flip-right slide-up slide-down slide-left slide-right',
]
  .join(' ')
  .split(' ')

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Un bloc qui apparaît',
    note: 'Il apparaît quand 120 de ses pixels sont là, en 400 ms.',
    html: `${card('data-aos="fade-up" id="vu"', 'Déjà en vue : il reste.')}${filler}\
${card('data-aos="fade-up" id="bloc"', 'Le verre est posé. <a href="/services">Nos services</a>')}${filler}`,
    isAlone: true,
  },
  {
    name: 'mouvements',
    title: 'Tous les mouvements',
    note: 'Aucun n’élargit la page.',
    html: `${filler}${moves.map((move) => card(`data-aos="${move}" data-aos-offset="0"`, move)).join('')}${filler}`,
    isAlone: true,
  },
  {
    name: 'reglages',
    title: 'Décalage, durée et attente',
    html: `${filler}${card(
      `data-aos="zoom-in" data-aos-offset="300" data-aos-duration="1200" \
data-aos-delay="200"`,
      'Plus tard, plus lentement.',
    )}${filler}`,
    isAlone: true,
  },
  {
    name: 'refuse',
    title: 'Des réglages refusés',
    note: 'La console dit ce qui était attendu ; les défauts servent.',
    html: `${filler}${card(
      `data-aos="tourbillon" data-aos-offset="un peu" data-aos-duration="-4" \
data-aos-delay=""`,
      'Il apparaît quand même.',
    )}${filler}`,
    isAlone: true,
  },
  {
    name: 'cible',
    title: 'La cible d’une adresse',
    html: `<p><a href="#promesse">Notre promesse</a>\
</p>${filler}\
${card('data-aos="fade" data-aos-duration="9000" id="promesse"', 'Voir la route, rien d’autre.')}${filler}`,
    isAlone: true,
  },
  {
    name: 'fin',
    title: 'À la fin de la page',
    note: 'Le décalage ne peut pas être atteint : il apparaît quand même.',
    html: `${filler}${card('data-aos="fade-up" data-aos-offset="2000"', 'La dernière ligne.')}`,
    isAlone: true,
  },
]
