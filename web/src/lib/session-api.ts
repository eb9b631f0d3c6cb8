import { authRoutes, type User } from '@thumbfolio/contracts'
import { call } from './api-client.js'

/** The user of the stored token. */
export const currentUser = async (): Promise<User> => (await call(authRoutes.checkAuth)).data

export const logOut = () => call(authRoutes.logout)
