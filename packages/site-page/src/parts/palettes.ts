import type { ThemePalette } from '@thumbfolio/contracts'

/** Lightness, chroma and hue in OKLCH. */
export type Tone = readonly [l: number, c: number, h: number]

/** The chosen colours of a scheme; those of texts and hairlines are derived from the ground. */
export interface Tones {
  /** Behind the text. */
  readonly paper: Tone
  /** Behind the name. */
  readonly front: Tone
  /** For links. */
  readonly accent: Tone
  /** A strong ground with nearly white text. */
  readonly fill: Tone
}

export interface CuratedPalette {
  readonly title: string
  readonly light: Tones
  readonly dark: Tones
}

/** No olive, no yellow on white. Each contrast is tested. */
export const curatedPalettes: Readonly<Record<ThemePalette, CuratedPalette>> = {
  ink: {
    title: 'Ink',
    light: {
      paper: [0.99, 0.002, 260],
      front: [0.95, 0.005, 260],
      accent: [0.36, 0.045, 262],
      fill: [0.235, 0.018, 262],
    },
    dark: {
      paper: [0.17, 0.006, 262],
      front: [0.225, 0.01, 262],
      accent: [0.86, 0.03, 255],
      fill: [0.265, 0.014, 262],
    },
  },
  harbour: {
    title: 'Harbour',
    light: {
      paper: [0.988, 0.004, 230],
      front: [0.938, 0.022, 230],
      accent: [0.44, 0.095, 238],
      fill: [0.37, 0.075, 238],
    },
    dark: {
      paper: [0.18, 0.014, 240],
      front: [0.245, 0.03, 238],
      accent: [0.82, 0.085, 228],
      fill: [0.33, 0.06, 238],
    },
  },
  cobalt: {
    title: 'Cobalt',
    light: {
      paper: [0.99, 0.003, 265],
      front: [0.948, 0.018, 268],
      accent: [0.45, 0.2, 264],
      fill: [0.42, 0.2, 264],
    },
    dark: {
      paper: [0.175, 0.016, 268],
      front: [0.24, 0.045, 268],
      accent: [0.8, 0.095, 264],
      fill: [0.35, 0.15, 266],
    },
  },
  iris: {
    title: 'Iris',
    light: {
      paper: [0.988, 0.005, 295],
      front: [0.943, 0.026, 296],
      accent: [0.45, 0.17, 292],
      fill: [0.4, 0.165, 290],
    },
    dark: {
      paper: [0.178, 0.016, 294],
      front: [0.245, 0.042, 294],
      accent: [0.82, 0.095, 294],
      fill: [0.335, 0.12, 292],
    },
  },
  plum: {
    title: 'Plum',
    light: {
      paper: [0.987, 0.005, 345],
      front: [0.94, 0.02, 345],
      accent: [0.41, 0.125, 335],
      fill: [0.335, 0.105, 337],
    },
    dark: {
      paper: [0.178, 0.014, 335],
      front: [0.24, 0.034, 337],
      accent: [0.83, 0.085, 338],
      fill: [0.31, 0.085, 337],
    },
  },
  rose: {
    title: 'Rose',
    light: {
      paper: [0.988, 0.005, 25],
      front: [0.942, 0.024, 18],
      accent: [0.47, 0.165, 8],
      fill: [0.45, 0.165, 8],
    },
    dark: {
      paper: [0.178, 0.012, 10],
      front: [0.24, 0.032, 10],
      accent: [0.83, 0.09, 8],
      fill: [0.345, 0.115, 8],
    },
  },
  brick: {
    title: 'Brick',
    light: {
      paper: [0.986, 0.006, 70],
      front: [0.938, 0.022, 60],
      accent: [0.46, 0.145, 29],
      fill: [0.43, 0.14, 29],
    },
    dark: {
      paper: [0.178, 0.01, 40],
      front: [0.238, 0.026, 34],
      accent: [0.82, 0.095, 35],
      fill: [0.34, 0.1, 30],
    },
  },
  clay: {
    title: 'Clay',
    light: {
      paper: [0.985, 0.007, 75],
      front: [0.928, 0.033, 68],
      accent: [0.455, 0.11, 46],
      fill: [0.44, 0.105, 44],
    },
    dark: {
      paper: [0.18, 0.01, 55],
      front: [0.242, 0.026, 50],
      accent: [0.83, 0.09, 58],
      fill: [0.335, 0.075, 46],
    },
  },
  umber: {
    title: 'Umber',
    light: {
      paper: [0.987, 0.004, 80],
      front: [0.933, 0.014, 78],
      accent: [0.42, 0.07, 60],
      fill: [0.31, 0.04, 60],
    },
    dark: {
      paper: [0.178, 0.008, 65],
      front: [0.235, 0.016, 65],
      accent: [0.85, 0.075, 78],
      fill: [0.3, 0.036, 62],
    },
  },
  moss: {
    title: 'Moss',
    light: {
      paper: [0.988, 0.005, 140],
      front: [0.938, 0.022, 145],
      accent: [0.43, 0.09, 145],
      fill: [0.38, 0.075, 147],
    },
    dark: {
      paper: [0.178, 0.011, 148],
      front: [0.238, 0.026, 148],
      accent: [0.83, 0.095, 145],
      fill: [0.31, 0.055, 148],
    },
  },
  pine: {
    title: 'Pine',
    light: {
      paper: [0.988, 0.004, 84],
      front: [0.94, 0.014, 84],
      accent: [0.4, 0.075, 170],
      fill: [0.31, 0.055, 170],
    },
    dark: {
      paper: [0.175, 0.012, 172],
      front: [0.23, 0.024, 172],
      accent: [0.84, 0.08, 168],
      fill: [0.29, 0.045, 170],
    },
  },
  lagoon: {
    title: 'Lagoon',
    light: {
      paper: [0.988, 0.005, 200],
      front: [0.94, 0.026, 200],
      accent: [0.44, 0.075, 205],
      fill: [0.4, 0.068, 207],
    },
    dark: {
      paper: [0.178, 0.013, 207],
      front: [0.24, 0.03, 205],
      accent: [0.84, 0.085, 200],
      fill: [0.32, 0.053, 206],
    },
  },
}
