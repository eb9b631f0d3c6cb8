import { createHash } from 'node:crypto'
import { fonts, pdfOf, stream } from '@thumbfolio/testing/pdf-builder'

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex')
const id = Buffer.alloc(16, 7)
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

const rc4 = (key: Buffer, data: Buffer): Buffer => {
  const box = Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => ([box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0])
  for (let at = 0, there = 0; at < 256; at += 1) {
    there = (there + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, there)
  }
  let [one, other] = [0, 0]
  return data.map((byte) => {
    one = (one + 1) & 255
    other = (other + (box[one] ?? 0)) & 255
    swap(one, other)
    return byte ^ (box[((box[one] ?? 0) + (box[other] ?? 0)) & 255] ?? 0)
  }) as Buffer
}

/** One page that opens without a password and needs the owner's password for changes (ISO 32000, revision 2). */
export const ownerLocked = (content: string, ownerPassword: string): Buffer => {
  const padded = Buffer.concat([Buffer.from(ownerPassword), padding]).subarray(0, 32)
  const owner = rc4(md5(padded).subarray(0, 5), padding)
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(-64)
  const key = md5(padding, owner, permissions, id).subarray(0, 5)
  const user = rc4(key, padding)
  const keyOfStream = md5(key, Buffer.from([6, 0, 0, 0, 0])).subarray(0, 10)
  return pdfOf(
    {
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>',
      ...fonts,
      6: stream(rc4(keyOfStream, Buffer.from(content))),
      7: `<< /Filter /Standard /V 1 /R 2 /P -64 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
    },
    `/Root 1 0 R /Encrypt 7 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  )
}
