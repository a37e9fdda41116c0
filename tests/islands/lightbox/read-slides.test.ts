import { describe, expect, test, vi } from 'vitest'
import {
  groupOf,
  leadsElsewhere,
  readLink,
  readSlide as readSlideOf,
  readSlides as readSlidesOf,
} from '../../../islands/lightbox/read-slides'
import type { Link } from '../../../src/dom/link'
import { find } from '../../helpers/engine'

/** The page holds `html`; its first link. */
function page(html: string): HTMLAnchorElement {
  document.body.innerHTML = html
  return find<HTMLAnchorElement>('[rel]')
}
const link = (attributes: string, content = 'Un lien') =>
  page(`<a rel="lightbox" ${attributes}>${content}</a>`)
const CONFIG = { content: '[data-ilots-content]' }
const readSlide = (of: HTMLAnchorElement) => readSlideOf(readLink(of), CONFIG)
const typeOf = (of: HTMLAnchorElement) => readLink(of).type
const readSlides = (of: Link, config: typeof CONFIG, refuse: Parameters<typeof readSlidesOf>[2]) =>
  readSlidesOf(readLink(of), config, refuse)
const THUMBNAIL = '<img src="/petite.jpg" alt="Le col">'

describe('the group', () => {
  test.each([
    ['lightbox', undefined],
    ['lightbox nofollow', undefined],
    ['lightbox[]', undefined],
    ['lightboxes', undefined],
    ['lightbox[vues]', 'vues'],
    ['lightbox[vues du sud] nofollow', 'vues du sud'],
    ['lightbox-vues', 'vues'],
    ['lightbox-vues nofollow', 'vues'],
  ])('of %j is %j', (rel, group) => expect(groupOf(rel)).toBe(group))
})

describe('the type', () => {
  test.each([
    ['href="/a.jpg"', 'image'],
    ['href="/a.JPEG?x=1"', 'image'],
    ['href="https://autre.example/a.webp"', 'image'],
    ['href="#prix"', 'inline'],
    ['href="/horaires"', 'ajax'],
    ['href="/horaires.php?photo=a.jpg"', 'ajax'],
    ['href="https://autre.example/horaires"', 'iframe'],
    ['href="/horaires" data-type="iframe"', 'iframe'],
    ['href="/photo" data-type=" image "', 'image'],
    ['href="/a.jpg" data-type="ajax"', 'ajax'],
    ['href="/a.jpg" data-type="vidéo"', 'image'],
  ])('of %s is %s', (attributes, type) => expect(typeOf(link(attributes))).toBe(type))

  test('of an address without an extension behind a thumbnail is an image', () =>
    expect(typeOf(link('href="/photos/12"', THUMBNAIL))).toBe('image'))
})

describe('the caption', () => {
  test.each([
    ['title="Titre" data-caption="Légende"', THUMBNAIL, 'Titre'],
    ['data-caption="Légende"', THUMBNAIL, 'Légende'],
    ['', THUMBNAIL, 'Le col'],
    ['title="" data-caption=""', THUMBNAIL, 'Le col'],
    ['', 'Un lien', undefined],
    ['', '<img src="/petite.jpg" alt="">', undefined],
  ])('with %j around %s is %j', (attributes, content, caption) =>
    expect(readSlide(link(`href="/a.jpg" ${attributes}`, content)).caption).toBe(caption),
  )
})

describe('the alternative of an image', () => {
  test.each([
    ['is the thumbnail’s', 'title="Titre"', THUMBNAIL, 'Le col'],
    ['else the caption', 'title="Titre"', '<img src="/petite.jpg" alt="">', 'Titre'],
    ['else the link’s text', '', '  Voir le col ', 'Voir le col'],
    ['else empty', '', '<img src="/petite.jpg">', ''],
  ])('%s', (_, attributes, content, alt) =>
    expect(readSlide(link(`href="/a.jpg" ${attributes}`, content))).toMatchObject({ alt }),
  )
})

describe('a slide', () => {
  test('of an image has its address as written, its thumbnail and its other sizes', () =>
    expect(readSlide(link('href=" /a.jpg " data-srcset="/b.jpg 900w" data-sizes="50vw"', THUMBNAIL))).toEqual(
      {
        type: 'image',
        src: '/a.jpg',
        alt: 'Le col',
        caption: 'Le col',
        thumbnail: 'https://vitrea.example/petite.jpg',
        srcset: '/b.jpg 900w',
        sizes: '50vw',
      },
    ))

  test('of a frame and of a fragment has its address as written', () => {
    expect(readSlide(link('href="/devis" data-type="iframe"'))).toEqual({ type: 'iframe', src: '/devis' })
    expect(readSlide(link('href="/horaires"'))).toEqual({ type: 'ajax', src: '/horaires' })
  })

  test('of a frame and of a fragment says whether content wrote its address', () => {
    for (const [attributes, type] of [
      ['href="/devis" data-type="iframe"', 'iframe'],
      ['href="/horaires"', 'ajax'],
    ]) {
      const written = page(`<p data-ilots-content><a rel="lightbox" ${attributes}>Un lien</a></p>`)
      expect(readSlide(written)).toMatchObject({ type, isFromContent: true })
    }
  })

  test('of a node of the page is that node', () => {
    const slide = readSlide(page('<a rel="lightbox" href="#prix">Prix</a><div id="prix"></div>'))
    expect(slide).toEqual({ type: 'inline', node: find('#prix') })
  })

  test('of a node that shares its id with the link, or what is around it, is not one of those', () => {
    const html =
      '<div id="prix"><a rel="lightbox" id="prix" href="#prix">Prix</a></div><div id="prix" class="x"></div>'
    expect(readSlide(page(html))).toEqual({ type: 'inline', node: find('.x') })
    expect(() => readSlide(link('id="prix" href="#prix"'))).toThrow(expect.objectContaining({ code: 202 }))
  })

  test('of a node that is not in the page is an error that names it', () =>
    expect(() => readSlide(link('href="#nulle-part"'))).toThrow(
      expect.objectContaining({
        code: 202,
        message: "attendu un élément d'id « nulle-part », aucun trouvé.",
      }),
    ))

  test.each(['javascript:alert(1)', ' JAVASCRIPT:x', 'data:text/html,x', 'mailto:a@b.example', ''])(
    'of %j is refused',
    (href) =>
      expect(() => readSlide(link(`href="${href}" data-type="iframe"`))).toThrow(
        expect.objectContaining({ code: 203 }),
      ),
  )
})

describe('the slides of a group', () => {
  const group = (...hrefs: string[]) =>
    page(hrefs.map((href) => `<a rel="lightbox[vues]" href="${href}">x</a>`).join('<a href="/autre">y</a>'))
  const sources = ({ slides }: ReturnType<typeof readSlides>) =>
    Array.from({ length: slides.length }, (_, index) => {
      const slide = slides.at(index)
      return slide && 'src' in slide ? slide.src : undefined
    })
  const refuse = vi.fn()

  test('are its own links, in the order of the page', () => {
    page(`<a rel="lightbox[vues]" href="/1.jpg">1</a><a rel="lightbox[autres]" href="/x.jpg">x</a>
<a rel="lightbox" href="/y.jpg">y</a><a rel="lightbox-vues" href="/2.jpg">2</a>
<p hidden><a rel="lightbox[vues] nofollow" href="/3.jpg">3</a></p>`)
    const read = readSlides(find<HTMLAnchorElement>('[href="/2.jpg"]'), CONFIG, refuse)
    expect(sources(read)).toEqual(['/1.jpg', '/2.jpg', '/3.jpg'])
    expect(read.index).toBe(1)
  })

  test('are one, of a link without a group', () => {
    page('<a rel="lightbox" href="/1.jpg">1</a><a rel="lightbox" href="/2.jpg">2</a>')
    const read = readSlides(find<HTMLAnchorElement>('[href="/2.jpg"]'), CONFIG, refuse)
    expect(sources(read)).toEqual(['/2.jpg'])
    expect(read.index).toBe(0)
  })

  test('hold the zone of an image map that was clicked', () => {
    page(`<a rel="lightbox[vues]" href="/1.jpg">1</a>
<map name="plan"><area rel="lightbox[vues]" href="/2.jpg" alt="2"></map>`)
    expect(readSlides(find<HTMLAnchorElement>('area'), CONFIG, refuse).index).toBe(1)
  })

  test('leave out addresses that are refused', () => {
    const read = readSlides(group('/1.jpg', 'javascript:x', 'mailto:a@b.example', '/2.jpg'), CONFIG, refuse)
    expect(sources(read)).toEqual(['/1.jpg', '/2.jpg'])
    expect(refuse).not.toHaveBeenCalled()
  })

  test('leave out a document of another site, which its link leads to', () => {
    const read = readSlides(
      group('/1.jpg', 'https://autre.example/a.pdf', '/b.pdf', '/2.jpg'),
      CONFIG,
      refuse,
    )
    expect(sources(read)).toEqual(['/1.jpg', '/b.pdf', '/2.jpg'])
  })

  test('are those of the page as it stands when it is clicked', () => {
    const first = group('/1.jpg', '/2.jpg')
    document.body.append(
      Object.assign(document.createElement('a'), { rel: 'lightbox[vues]', href: '/3.jpg' }),
    )
    expect(readSlides(first, CONFIG, refuse).slides.length).toBe(3)
  })

  test('are read when they are asked for, once', () => {
    const first = group('/1.jpg', '/2.jpg', '/3.jpg')
    const { slides } = readSlides(first, CONFIG, refuse)
    for (const each of document.querySelectorAll('a')) each.setAttribute('title', 'Depuis')
    expect(slides.at(1)?.caption).toBe('Depuis')
    expect(slides.at(1)).toBe(slides.at(1))
    expect(slides.at(0)?.caption).toBeUndefined()
  })

  test('tell of a node that is missing once, and go on', () => {
    const first = group('/1.jpg', '#nulle-part')
    const { slides } = readSlides(first, CONFIG, refuse)
    expect(refuse).not.toHaveBeenCalled()
    expect(slides.at(1)).toBeUndefined()
    expect(slides.at(1)).toBeUndefined()
    expect(refuse).toHaveBeenCalledOnce()
    expect(refuse).toHaveBeenCalledWith(find('[href="#nulle-part"]'), expect.objectContaining({ code: 202 }))
  })

  const photo = (href: string, caption: string) =>
    `<a rel="lightbox[vues]" href="${href}"><img src="/p.jpg" alt="${caption}"></a>`

  test('are one for the copies of a link, whichever is used', () => {
    page(
      `<div class="clone">${photo('/3.jpg', 'Trois')}</div>${photo('/1.jpg', 'Un')}${photo('/2.jpg', 'Deux')}
${photo('/3.jpg', 'Trois')}<div class="clone">${photo('https://vitrea.example/1.jpg', 'Un')}</div>`,
    )
    for (const [at, index] of [0, 1, 2, 0, 1].entries()) {
      const link = document.querySelectorAll('a')[at]
      const read = link && readSlides(link, CONFIG, refuse)
      expect([read?.slides.length, read?.index]).toEqual([3, index])
    }
  })

  test('are one for a link that the parser has split, with its thumbnail', () => {
    const half = '<a rel="lightbox[vues]" href="/1.jpg">'
    page(`<p>${half} </a></p>${photo('/1.jpg', 'Un')}<p>${half}Le col</a></p>${photo('/2.jpg', 'Deux')}`)
    const { slides, index } = readSlides(find('p:last-of-type a'), CONFIG, refuse)
    expect([slides.length, index]).toEqual([2, 0])
    expect(slides.at(0)).toMatchObject({ caption: 'Un', thumbnail: 'https://vitrea.example/p.jpg' })
  })

  test('are two for one address with two captions, or as a picture and as a page', () => {
    page(`${photo('/1.jpg', 'Avant')}${photo('/1.jpg', 'Après')}
<a rel="lightbox[vues]" href="/1.jpg" data-type="iframe" title="Avant">x</a>`)
    expect(readSlides(find('a'), CONFIG, refuse).slides.length).toBe(3)
  })

  test('keep what the template says of a picture, whatever content says', () => {
    const html = `<a rel="lightbox[vues]" href="/1.jpg">1</a>`
    page(`${html}<div data-ilots-content>${photo('/1.jpg', 'Piégé')}</div>`)
    const { slides } = readSlides(find('a'), CONFIG, refuse)
    expect([slides.length, slides.at(0)?.caption]).toEqual([2, undefined])
  })

  test('are nothing beyond the last', () =>
    expect(readSlides(group('/1.jpg', '/2.jpg'), CONFIG, refuse).slides.at(2)).toBeUndefined())

  test('are refused when the link itself is', () =>
    expect(() => readSlides(group('javascript:x', '/1.jpg'), CONFIG, refuse)).toThrow(
      expect.objectContaining({ code: 203 }),
    ))

  const ELSEWHERE = 'https://autre.example/'
  const MIXED = `<a rel="lightbox[vues]" href="/de-contenu.jpg">1</a><a rel="lightbox[vues]" href="#connexion">2</a>
<a rel="lightbox[vues]" href="/horaires">3</a><a rel="lightbox[vues]" data-type="iframe" href="${ELSEWHERE}">4</a>
<a rel="lightbox[vues]" href="${ELSEWHERE}5.jpg">5</a>`
  const both = () =>
    page(`<form id="connexion"></form><a rel="lightbox[vues]" data-type="iframe" href="/du-modele">A</a>
<a rel="lightbox[vues]" data-type="iframe" href="${ELSEWHERE}modele">B</a><div data-ilots-content>${MIXED}</div>`)

  test('have only pictures of content, opened from elsewhere in the page', () => {
    const shown = ['/du-modele', `${ELSEWHERE}modele`, '/de-contenu.jpg', `${ELSEWHERE}5.jpg`]
    const read = readSlides(both(), CONFIG, refuse)
    expect(sources(read)).toEqual(shown)
    document.querySelector('[data-ilots-content]')?.setAttribute('class', 'texte')
    document.querySelector('.texte')?.removeAttribute('data-ilots-content')
    expect(sources(readSlides(find('[rel]'), { content: '.texte' }, refuse))).toEqual(shown)
  })

  test('opened from content, have no page of another site that content names', () => {
    both()
    const read = readSlides(find('[href="/horaires"]'), CONFIG, refuse)
    const template = ['/du-modele', `${ELSEWHERE}modele`]
    expect(sources(read)).toEqual([
      ...template,
      '/de-contenu.jpg',
      undefined,
      '/horaires',
      `${ELSEWHERE}5.jpg`,
    ])
    expect(read.slides.at(3)).toMatchObject({ type: 'inline' })
    expect(read.index).toBe(4)
  })
})

describe('a link to another site', () => {
  const leads = (html: string) => {
    page(html)
    return leadsElsewhere(readLink(find('[rel]')), CONFIG)
  }
  const link = (attributes: string, tag = 'a') => `<${tag} rel="lightbox" ${attributes}>x</${tag}>`
  const inContent = (html: string) => `<div data-ilots-content>${html}</div>`
  const FRAME = 'data-type="iframe" href="https://autre.example/a"'

  test.each([
    ['framed', inContent(link(FRAME)), true],
    ['guessed to be a frame', inContent(link('href="//autre.example/a"')), true],
    ['asked for', inContent(link('data-type="ajax" href="https://autre.example/a"')), true],
    ['which is no link', inContent(link(FRAME, 'div')), true],
    ['a picture', inContent(link('href="https://autre.example/a.jpg"')), false],
    ['an address of this site', inContent(link('data-type="iframe" href="/a"')), false],
    ['a refused address', inContent(link('data-type="iframe" href="javascript:x"')), false],
    ['outside of content', link(FRAME), false],
  ])('in content is followed: %s', (_, html, followed) => expect(leads(html)).toBe(followed))
})
