/**
 * Writes blobs for ever, three at once, each of one byte over and over, its length in its name.
 * Every acknowledged one is a line. Arguments: engine module, location.
 */
const [module, location] = process.argv.slice(2)
const { openBlobs } = await import(module)
const blobs = await openBlobs(location)

async function writeForEver(owner) {
  for (let n = 0; ; n++) {
    const sizeBytes = 1 + ((n * 77_777) % 300_000)
    const name = `pdfs/${owner}/${n % 10}-${sizeBytes}`
    await blobs.write(name, Buffer.alloc(sizeBytes, n % 256))
    process.stdout.write(`${name};\n`)
  }
}

await Promise.all(['u1', 'u2', 'u3'].map(writeForEver))
