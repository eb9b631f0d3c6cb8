import { describe, expect, it } from '@jest/globals'
import { blobSha, treeSha } from './git-tree.js'

const file = (path: string, text: string) => ({ path, body: Buffer.from(text) })

describe('ids of Git', () => {
  it('when a file has content, then its id is the one that git hash-object gives', () => {
    expect(blobSha(Buffer.from(''))).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391')
    expect(blobSha(Buffer.from('hi\n'))).toBe('45b983be36b73c0788dc9cbcb76cbb80fc7bb057')
  })

  it('when files lie in folders, then the id of the tree is the one that git write-tree gives, in any order', () => {
    expect(treeSha([file('a/b.txt', 'hi\n')])).toBe('5d0c9fb838a7d1537bc813c4b34621b3ef4c7dda')
    const files = [file('a.txt', '1'), file('a/b.txt', '2'), file('a-b', '3'), file('fonts/x.woff2', '4')]
    expect(treeSha(files)).toBe('c91718e34641258e09d26c8e4b5bd87c4914e9b7')
    expect(treeSha([...files].reverse())).toBe('c91718e34641258e09d26c8e4b5bd87c4914e9b7')
  })
})
