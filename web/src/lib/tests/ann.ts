import type { User } from '@thumbfolio/contracts'

/** A user as the server returns it. */
export const ann: User = {
  _id: 'u1',
  username: 'Ann',
  email: 'ann@example.org',
  profilePicture: '',
  credits: 3,
  isVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}
