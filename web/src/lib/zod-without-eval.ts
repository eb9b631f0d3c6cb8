// The app's policy forbids code from text. Zod reads its configuration here when it is loaded, which is later than this.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
