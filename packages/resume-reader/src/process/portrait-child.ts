import { readFile } from 'node:fs/promises'
import { pdfPortrait } from '../portrait/pdf-portrait.pdfjs.js'
import { serveReadings } from './serve-readings.js'

serveReadings(async (path) => pdfPortrait(new Uint8Array(await readFile(path))))
