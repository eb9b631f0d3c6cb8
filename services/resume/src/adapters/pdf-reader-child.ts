import { readFile } from 'node:fs/promises'
import { readResume } from '../domain/reading/read-resume.js'
import { pdfText } from './pdf-text.pdfjs.js'
import { serveReadings } from './serve-readings.js'

serveReadings(async (path) => readResume(await pdfText(new Uint8Array(await readFile(path)))))
