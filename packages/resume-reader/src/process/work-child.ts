import { readFile } from 'node:fs/promises'
import { pdfWork } from '../portrait/pdf-work.pdfjs.js'
import { serveReadings } from './serve-readings.js'

serveReadings(async (path) => pdfWork(new Uint8Array(await readFile(path))))
