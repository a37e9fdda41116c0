import { content } from './content'
import { forms } from './forms'
import type { Journeys } from './journey'
import { navigation } from './navigation'
import { overlays } from './overlays'
import { sharing } from './sharing'

export const journeys: Journeys = { ...navigation, ...overlays, ...content, ...forms, ...sharing }
