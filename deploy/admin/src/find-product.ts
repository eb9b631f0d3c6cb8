import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { developmentIdentity, type ServiceIdentity } from '@thumbfolio/kit/http'
import { addressesFile, serviceKeysFolder } from '@thumbfolio/kit/run'
import { z } from 'zod'
import { standardUrls, type AdminConfig } from './config.js'

const Addresses = z.record(z.string(), z.string())

/** Where the services are, and the key that gives the role of an operator. */
export interface FoundProduct {
  readonly urls: Readonly<Record<string, string>>
  readonly admin: ServiceIdentity
}

/**
 * Finds the product: what the environment says; else the product that runs on DATA_DIR, alone or as processes of one
 * machine; else the standard ports and the key of development.
 */
export async function findProduct(config: AdminConfig): Promise<FoundProduct> {
  const directories = [config.DATA_DIR, join(config.DATA_DIR, 'local')]
  const pem = config.ADMIN_KEY?.[0] ?? (await firstOf(directories, join(serviceKeysFolder, 'admin.pem')))
  const written = await firstOf(directories, addressesFile)
  const known = written === undefined ? standardUrls : Addresses.parse(JSON.parse(written))
  return {
    admin:
      pem === undefined
        ? developmentIdentity('admin')
        : { name: 'admin', privateKeys: [createPrivateKey(pem)], publicKeys: {} },
    urls: {
      ...known,
      ...(config.AUTH_URL !== undefined && { auth: config.AUTH_URL }),
      ...(config.RESUME_URL !== undefined && { resume: config.RESUME_URL }),
      ...(config.PAYMENT_URL !== undefined && { payment: config.PAYMENT_URL }),
      ...(config.GENERATOR_URL !== undefined && { generator: config.GENERATOR_URL }),
      ...(config.DASHBOARD_URL !== undefined && { dashboard: config.DASHBOARD_URL }),
      ...(config.SUPPORT_URL !== undefined && { support: config.SUPPORT_URL }),
    },
  }
}

async function firstOf(directories: readonly string[], name: string): Promise<string | undefined> {
  for (const directory of directories) {
    const text = await readFile(join(directory, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
      throw error
    })
    if (text !== undefined) return text
  }
  return undefined
}
