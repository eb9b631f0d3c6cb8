import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { loadConfig } from '../../base/config/config.js'
import { platformConfig, refuseInProduction } from './platform-config.js'
import { s3AddressOf } from './s3-config.js'

const schema = z.object(platformConfig).superRefine(refuseInProduction)
const mongo = { MONGODB_URI: 'mongodb://localhost' }
const bucket = { ...mongo, S3_BUCKET: 'thumbfolio-files' }

describe('the variables of S3', () => {
  it.each([
    ['a bucket without MongoDB', { S3_BUCKET: 'thumbfolio-files' }, 'S3_BUCKET: needs MONGODB_URI'],
    ['an endpoint without a bucket', { S3_ENDPOINT: 'http://s3:9000' }, 'S3_BUCKET: required'],
    ['a key without its secret', { ...bucket, S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY: required'],
    ['a secret without its key', { ...bucket, S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID: required'],
    ['an address for a bucket', { ...mongo, S3_BUCKET: 's3://files' }, 'S3_BUCKET: must be the name'],
    [
      'a user in the endpoint',
      { ...bucket, S3_ENDPOINT: 'http://key:secret@s3:9000' },
      'S3_ENDPOINT: must hold no user and password; use S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ],
  ])('when there is %s, then that is refused', (_, environment, reason) => {
    expect(() => loadConfig(schema, environment)).toThrow(reason)
  })

  it('when there is no bucket, then files are where the documents are', () => {
    expect(s3AddressOf(loadConfig(schema, mongo))).toBeUndefined()
  })

  it('when there is a bucket, then the SDK finds what is not said', () => {
    expect(s3AddressOf(loadConfig(schema, bucket))).toEqual({ bucket: 'thumbfolio-files' })
    const said = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_REGION: 'eu-1',
      S3_PATH_STYLE: 'off',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(s3AddressOf(loadConfig(schema, { ...bucket, ...said }))).toEqual({
      bucket: 'thumbfolio-files',
      endpoint: 'https://s3.example',
      region: 'eu-1',
      pathStyle: false,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    })
  })
})
