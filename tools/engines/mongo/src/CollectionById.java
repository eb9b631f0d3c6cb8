import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.bson.ObjectId;
import java.util.List;
import org.h2.mvstore.MVMap;

/** The library takes an index only where the filter has the index's keys and no other: `_id` is looked up here. */
final class CollectionById extends H2Collection {
  CollectionById(MongoDatabase database, String name, CollectionOptions options, MVMap<Object, Document> data,
      MVMap<String, Object> meta, CursorRegistry cursors) {
    super(database, name, options, data, meta, cursors);
  }

  @Override protected QueryResult queryDocuments(Document query, Document orderBy, int skip, int limit, int batch,
      Document fields) {
    Object id = "_id".equals(getIdField()) ? query.get("_id") : null;
    if (!(id instanceof String || id instanceof ObjectId))
      return super.queryDocuments(query, orderBy, skip, limit, batch, fields);
    List<Object> ids = getDocument(id) == null ? List.of() : List.of(id);
    return matchDocuments(query, ids, orderBy, skip, limit, batch, fields);
  }
}
