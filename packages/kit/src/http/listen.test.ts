import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, it } from '@jest/globals'
import express from 'express'
import { listen } from './listen.js'

describe('a server that stops', () => {
  it('when a connection was opened and never used, then it does not wait for it', async () => {
    const listening = await listen(express(), { port: 0, host: '127.0.0.1' })
    const unused = connect(listening.port, '127.0.0.1')
    await once(unused, 'connect')
    // Answered after the other one was taken.
    await fetch(listening.url)
    await Promise.all([once(unused, 'close'), listening[Symbol.asyncDispose]()])
  }, 5_000)
})
