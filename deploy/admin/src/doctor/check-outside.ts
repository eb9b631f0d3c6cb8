import { backupBucketOf, s3AddressOf, verifyMailServer } from '@thumbfolio/kit/run'
import type { DoctorConfig } from '../config.js'
import { checked, fine, notChecked, type Finding } from './finding.js'
import type { View } from './own-service.js'

/** The mail server and the buckets that the environment names, each by a login. */
export async function checkOutside(config: DoctorConfig, view: View): Promise<readonly Finding[]> {
  return [
    ...(await checkMail(config, view)),
    ...(await checkBucketOf('bucket of the files', s3AddressOf(config), 'S3_*')),
    ...(await checkBucketOf('bucket of the backups', backupBucketOf(config)?.address, 'BACKUP_S3_*')),
  ]
}

async function checkMail({ SMTP_URL: url }: DoctorConfig, view: View): Promise<readonly Finding[]> {
  const about = 'mail server'
  // A service that sends mail requires SMTP_URL itself.
  if (url === undefined) return view.service ? [] : [notChecked(about, 'SMTP_URL is not set here')]
  return await checked(about, 'Correct SMTP_URL, its user and its password.', async () => {
    await verifyMailServer(url)
    const { host, username } = new URL(url)
    return [fine(about, username === '' ? `${host} answers` : `${host} accepts the login`)]
  })
}

async function checkBucketOf(
  about: string,
  address: ReturnType<typeof s3AddressOf>,
  variables: string,
): Promise<readonly Finding[]> {
  if (address === undefined) return []
  return await checked(about, `Correct ${variables}.`, async () => {
    const { checkBucket } = await import('@thumbfolio/kit/s3')
    await checkBucket(address)
    return [fine(about, `${address.bucket} answers, and this key may list it`)]
  })
}
