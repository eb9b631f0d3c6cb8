import { describe, expect, it } from '@jest/globals'
import mongoose from 'mongoose'
import { StoreUnavailable } from '../errors.js'
import { asStoreError, duplicateIn } from './mongo-errors.js'

const server = (code: number, message = 'no') => new mongoose.mongo.MongoServerError({ message, code })

describe('what the MongoDB driver throws', () => {
  it.each([
    new mongoose.mongo.MongoNetworkError('connection closed'),
    new mongoose.mongo.MongoNotConnectedError('not connected'),
    Object.assign(new Error('from closed connection pool'), { name: 'MongoPoolClosedError' }),
    Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    server(10_107, 'not primary'),
    server(64, 'waiting for replication timed out'),
    server(14_031, 'No space left on device'),
  ])('when it is %s, then the store is unavailable, and the error says where', (error) => {
    const mapped = asStoreError(error, 'accounts')
    expect(mapped).toBeInstanceOf(StoreUnavailable)
    expect(mapped).toMatchObject({ message: expect.stringContaining('accounts'), cause: error })
  })

  it('when a document is too large, then it is a RangeError, and a mistake of ours stays as it is', () => {
    expect(asStoreError(server(17_419), 'accounts')).toBeInstanceOf(RangeError)
    const mistake = server(2, 'BadValue')
    expect(asStoreError(mistake, 'accounts')).toBe(mistake)
  })

  it.each([
    ['db.things index: uniques dup key: { uniques: "email:ada@example.org" }', 'uniques', 'email'],
    ['db.things index: uniques dup key: { uniques: "open#3q2-7w" }', 'uniques', 'open'],
    ['db.things index: uniques dup key: { uniques: "reference:a\\" } index: _id_" }', 'uniques', 'reference'],
    ['db.things index: _id_ dup key: { _id: "a:b" }', '_id_', 'a'],
  ])('when a key is taken, then its name is read from %j', (rest, index, beginsWith) => {
    const error = server(11_000, `E11000 duplicate key error collection: ${rest}`)
    expect(duplicateIn(error)).toEqual({ index, beginsWith })
  })
})
