/** The library that slides are dragged with. */
export { Splide } from '@splidejs/splide'
