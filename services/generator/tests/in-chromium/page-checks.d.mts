export function faultsOfLayout(): string[]
export function textsOfLowContrast(least: number): string[]
type Box = Record<'top' | 'bottom' | 'left' | 'right', number>
export function boxesAtWork(): Box[]
export function brokenDates(): string[]
export function gridParts(): { share: number; cards: string[][] }
