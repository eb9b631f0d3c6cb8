import de.bwaldvogel.mongo.bson.BinData;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import io.netty.channel.Channel;
import io.netty.util.AttributeKey;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** The login of some users by SCRAM-SHA-256 (RFC 7677). */
final class Scram {
  static final String MECHANISM = "SCRAM-SHA-256";
  private static final int ITERATIONS = 15000;
  private static final Set<String> OPEN = Set.of("hello", "ismaster", "saslstart", "saslcontinue", "ping", "buildinfo");
  private static final AttributeKey<Boolean> LOGGED_IN = AttributeKey.valueOf("loggedIn");
  private static final AttributeKey<String[]> TALK = AttributeKey.valueOf("scram");

  private final byte[] salt = new byte[16];
  private final Map<String, byte[]> saltedByUser = new HashMap<>();
  private final SecureRandom random = new SecureRandom();

  /** Each user as `name password`. */
  Scram(List<String> users) throws Exception {
    random.nextBytes(salt);
    for (String user : users) {
      String[] parts = user.split(" ", 2);
      saltedByUser.put(parts[0], SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
          .generateSecret(new PBEKeySpec(parts[1].toCharArray(), salt, ITERATIONS, 256)).getEncoded());
    }
  }

  boolean mayRun(Channel channel, String command) {
    return OPEN.contains(command) || channel.attr(LOGGED_IN).get() != null;
  }

  Document talk(Channel channel, String command, Document query) {
    try {
      String heard = new String(((BinData) query.get("payload")).getData(), StandardCharsets.UTF_8);
      boolean isFirst = command.equals("saslstart");
      String said = isFirst ? first(channel, heard, query) : last(channel, heard);
      return new Document("conversationId", 1).append("done", !isFirst)
          .append("payload", new BinData(said.getBytes(StandardCharsets.UTF_8))).append("ok", 1.0);
    } catch (Exception failure) {
      throw new MongoServerError(18, "AuthenticationFailed", "Authentication failed.");
    }
  }

  private String first(Channel channel, String heard, Document query) {
    if (!MECHANISM.equals(query.get("mechanism"))) throw new IllegalArgumentException("mechanism");
    String bare = heard.substring(heard.indexOf(",", heard.indexOf(",") + 1) + 1);
    Map<String, String> fields = fields(bare);
    String user = fields.get("n").replace("=2C", ",").replace("=3D", "=");
    if (!saltedByUser.containsKey(user)) throw new IllegalArgumentException("user");
    byte[] nonce = new byte[18];
    random.nextBytes(nonce);
    Base64.Encoder base64 = Base64.getEncoder();
    String said = "r=" + fields.get("r") + base64.encodeToString(nonce) + ",s=" + base64.encodeToString(salt)
        + ",i=" + ITERATIONS;
    channel.attr(TALK).set(new String[] {bare, said, user});
    return said;
  }

  private String last(Channel channel, String heard) throws Exception {
    String[] before = channel.attr(TALK).getAndSet(null);
    Map<String, String> fields = fields(heard);
    if (!fields.get("r").equals(fields(before[1]).get("r"))) throw new IllegalArgumentException("nonce");
    byte[] message = utf8(before[0] + "," + before[1] + "," + heard.substring(0, heard.lastIndexOf(",p=")));
    byte[] salted = saltedByUser.get(before[2]);
    byte[] stored = MessageDigest.getInstance("SHA-256").digest(hmac(salted, utf8("Client Key")));
    byte[] key = Base64.getDecoder().decode(fields.get("p"));
    byte[] signature = hmac(stored, message);
    for (int i = 0; i < key.length; i++) key[i] ^= signature[i];
    if (!MessageDigest.isEqual(stored, MessageDigest.getInstance("SHA-256").digest(key))) throw new SecurityException();
    channel.attr(LOGGED_IN).set(Boolean.TRUE);
    return "v=" + Base64.getEncoder().encodeToString(hmac(hmac(salted, utf8("Server Key")), message));
  }

  private static Map<String, String> fields(String text) {
    Map<String, String> fields = new HashMap<>();
    for (String part : text.split(","))
      if (part.length() > 1 && part.charAt(1) == '=') fields.put(part.substring(0, 1), part.substring(2));
    return fields;
  }

  private static byte[] hmac(byte[] key, byte[] data) throws Exception {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(data);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
