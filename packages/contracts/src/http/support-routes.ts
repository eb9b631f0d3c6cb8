import { z } from 'zod'
import { route, type RouteTable } from '../route.js'
import { canonicalEmail, singleLine } from '../user.js'
import { Message } from './answers.js'

const asWritten = (text: string) => text

const required = (max: number, clean: (text: string) => string = asWritten) =>
  z
    .string({ error: 'All fields are required' })
    .overwrite(clean)
    .trim()
    .min(1, 'All fields are required')
    .max(max, `Please write at most ${max.toLocaleString('en')} characters`)

export const supportRoutes = {
  sendMessage: route({
    service: 'support',
    method: 'POST',
    path: '/support/message',
    summary: 'Write to support',
    access: 'public',
    rate: 'support',
    body: z.object({
      name: required(200, singleLine),
      email: required(254, canonicalEmail).pipe(z.email('Invalid email format')),
      message: required(5_000),
    }),
    bodyLimitBytes: 64 * 2 ** 10,
    answers: { 200: Message },
    problems: ['validation-failed'],
  }),
} satisfies RouteTable
