import { configure } from '@testing-library/react'

/** `findBy` and `waitFor` of a busy machine: a second is too short for a first render there. */
configure({ asyncUtilTimeout: 20_000 })
