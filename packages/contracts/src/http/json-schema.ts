import { z } from 'zod'
import { ModelId } from '../models.js'
import { PricingTier } from '../pricing.js'
import { ProblemBody } from '../problem-body.js'
import { ResumeContent } from '../resume-content.js'
import { SiteName, siteNamePattern } from '../names/site-name.js'
import { User } from '../user.js'
import { LedgerEntry } from './auth-routes.js'
import { SiteItem } from './dashboard-routes.js'
import { LaunchView } from './launch-view.js'
import { ResumeItem, ResumeReading } from './resume-routes.js'

/** JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

const named = {
  Launch: LaunchView,
  LedgerEntry,
  ModelId,
  PricingTier,
  Problem: ProblemBody,
  Resume: ResumeItem,
  ResumeContent,
  ResumeReading,
  Site: SiteItem,
  SiteName,
  User,
}

const names = z.registry<{ id: string; pattern?: string }>()
for (const [id, schema] of Object.entries(named))
  names.add(schema, { id, ...(id === 'SiteName' && { pattern: siteNamePattern }) })

/** Collects the named schemas that the converted ones refer to. */
export class SchemaCollection {
  readonly schemas: Record<string, JsonSchema> = {}

  /**
   * JSON Schema of what a client sends (`input`) or gets (`output`), with references into `#/components/schemas`.
   * @throws Error when one name would stand for two schemas
   */
  convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, metadata: names, override: simplify })
    for (const [name, definition] of Object.entries($defs ?? {}))
      this.add(name, pointToComponents(definition))
    return pointToComponents(rest)
  }

  private add(name: string, definition: JsonSchema): void {
    const known = this.schemas[name]
    if (known && JSON.stringify(known) !== JSON.stringify(definition))
      throw new Error(`${name} differs between requests and answers`)
    this.schemas[name] = definition
  }
}

/** Leaves out what the format says already, and adds the one that is checked once the text is in its canonical form. */
function simplify({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: Record<string, unknown>
}): void {
  if (zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodEmail) jsonSchema['format'] = 'email'
  if (jsonSchema['format'] === 'date-time') delete jsonSchema['pattern']
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
}

function pointToComponents(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
}
