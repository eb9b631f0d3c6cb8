import { z } from 'zod'
import { User } from '../user.js'

/** `{ message }`, the text a toast shows. */
export const Message = z.object({ message: z.string() })

export const withMessage = <S extends z.ZodRawShape>(shape: S) => z.object({ message: z.string(), ...shape })

export const UserAnswer = withMessage({ user: User, data: User })

export const SessionAnswer = withMessage({ token: z.string(), user: User, data: User })

/** A malformed id is answered like an absent one, so ids are plain text here. */
export const IdParams = z.object({ id: z.string() })
