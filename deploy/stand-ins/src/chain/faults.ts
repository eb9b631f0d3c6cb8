import { z } from 'zod'

const Scope = z.object({
  /** Every method where it is absent. */
  methods: z.array(z.string()).optional(),
  /** How often it happens; for ever where it is absent. */
  times: z.number().int().positive().optional(),
})

/** What goes wrong at a node. Only tests make it so. */
export const Fault = z.discriminatedUnion('kind', [
  Scope.extend({
    kind: z.literal('status'),
    status: z.number().int().min(400).max(599),
    retryAfterSeconds: z.number().optional(),
  }),
  /** Never answers; with `after`, once the call has been carried out. */
  Scope.extend({ kind: z.literal('hang'), after: z.boolean().optional() }),
  /** Answers as of so many blocks ago. */
  Scope.extend({ kind: z.literal('stale'), blocks: z.number().int().positive() }),
  /** Lists lack these rows, or all. */
  Scope.extend({ kind: z.literal('missing-rows'), signatures: z.array(z.string()).optional() }),
  Scope.extend({ kind: z.literal('error'), code: z.number().int(), message: z.string() }),
  /** A recorded answer, or one made of the true one where the test runs in the same process. */
  Scope.extend({
    kind: z.literal('answer'),
    result: z.unknown().optional(),
    change: z.custom<(truth: unknown) => unknown>((value) => typeof value === 'function').optional(),
  }),
])
export type Fault = z.input<typeof Fault>

/** The faults of one node. The first that fits a call happens. */
export class Faults {
  private active: Fault[] = []
  private readonly hanging = new Set<() => void>()

  constructor(faults: readonly Fault[] = []) {
    for (const fault of faults) this.inject(fault)
  }

  inject(fault: Fault): void {
    this.active.push({ ...Fault.parse(fault) })
  }

  /** Nothing goes wrong from here on; what hangs is cut off. */
  clear(): void {
    this.active = []
    for (const cut of this.hanging) cut()
    this.hanging.clear()
  }

  /** Cuts a hanging answer off when the faults end. */
  onClear(cut: () => void): void {
    this.hanging.add(cut)
  }

  /** The fault that meets a call, which counts as one of its times. */
  next<K extends Fault['kind']>(
    kind: K,
    method: string,
    fits: (fault: Extract<Fault, { kind: K }>) => boolean = () => true,
  ): Extract<Fault, { kind: K }> | undefined {
    const found = this.active.find(
      (fault) =>
        fault.kind === kind &&
        (fault.methods?.includes(method) ?? true) &&
        fits(fault as Extract<Fault, { kind: K }>),
    )
    if (found?.times !== undefined && --found.times === 0)
      this.active = this.active.filter((fault) => fault !== found)
    return found as Extract<Fault, { kind: K }> | undefined
  }
}
