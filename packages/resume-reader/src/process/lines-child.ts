import { readFile } from 'node:fs/promises'
import { linesOfPdf } from '../sorting/document-lines.js'
import { pdfText } from '../characters/pdf-text.pdfjs.js'
import { serveReadings } from './serve-readings.js'

serveReadings(async (path) => linesOfPdf(await pdfText(new Uint8Array(await readFile(path)))))
