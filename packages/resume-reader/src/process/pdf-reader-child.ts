import { readFile } from 'node:fs/promises'
import { read, type PdfReading } from '../files/read.js'
import { serveReadings } from './serve-readings.js'

serveReadings<PdfReading>(async (path) => read(new Uint8Array(await readFile(path))))
