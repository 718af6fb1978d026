// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateVoucherCreate = Object.assign(validate10, {"required":["amount","buyerName","picture","buyerEmail","paidBy"],"nullable":["offer","deliverTo","deliverOn","buyerEmail","paidBy","paidOn"]});
const schema11 = {"type":"object","required":["amount","buyerName","picture","buyerEmail","paidBy"],"properties":{"amount":{"type":"integer","minimum":2000,"maximum":500000},"buyerName":{"type":"string","maxLength":120,"pattern":"\\S"},"recipientName":{"type":"string","maxLength":60},"message":{"type":"string","maxLength":400},"picture":{"enum":["gipfel","skitour","huette"]},"offer":{"anyOf":[{"type":"string","pattern":"^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"deliverTo":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"deliverOn":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]},"buyerEmail":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"paidBy":{"anyOf":[{"enum":["bank","cash"]},{"type":"null"}]},"paidOn":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]},"note":{"type":"string","maxLength":500}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern2 = new RegExp("^[\\x00-\\x7F]*$", "u");
const formats0 = formats.email;
const formats2 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "amount"});
errors++;
}
if(data.buyerName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "buyerName"});
errors++;
}
if(data.picture === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "picture"});
errors++;
}
if(data.buyerEmail === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "buyerEmail"});
errors++;
}
if(data.paidBy === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "paidBy"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = report(vErrors, instancePath+"/amount", "type", {type: "integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 500000 || isNaN(data0)){
vErrors = report(vErrors, instancePath+"/amount", "maximum", {comparison: "<=", limit: 500000});
errors++;
}
if(data0 < 2000 || isNaN(data0)){
vErrors = report(vErrors, instancePath+"/amount", "minimum", {comparison: ">=", limit: 2000});
errors++;
}
}
}
if(data.buyerName !== undefined){
let data1 = data.buyerName;
if(typeof data1 === "string"){
if(func3(data1) > 120){
vErrors = report(vErrors, instancePath+"/buyerName", "maxLength", {limit: 120});
errors++;
}
if(!pattern0.test(data1)){
vErrors = report(vErrors, instancePath+"/buyerName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/buyerName", "type", {type: "string"});
errors++;
}
}
if(data.recipientName !== undefined){
let data2 = data.recipientName;
if(typeof data2 === "string"){
if(func3(data2) > 60){
vErrors = report(vErrors, instancePath+"/recipientName", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipientName", "type", {type: "string"});
errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if(func3(data3) > 400){
vErrors = report(vErrors, instancePath+"/message", "maxLength", {limit: 400});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/message", "type", {type: "string"});
errors++;
}
}
if(data.picture !== undefined){
let data4 = data.picture;
if(!(((data4 === "gipfel") || (data4 === "skitour")) || (data4 === "huette"))){
vErrors = report(vErrors, instancePath+"/picture", "enum", {allowedValues: schema11.properties.picture.enum});
errors++;
}
}
if(data.offer !== undefined){
let data5 = data.offer;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
vErrors = report(vErrors, instancePath+"/offer", "pattern", {pattern: "^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "string"});
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/offer", "anyOf", {});
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.deliverTo !== undefined){
let data6 = data.deliverTo;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(typeof data6 === "string"){
if(func3(data6) > 180){
vErrors = report(vErrors, instancePath+"/deliverTo", "maxLength", {limit: 180});
errors++;
}
if(!pattern2.test(data6)){
vErrors = report(vErrors, instancePath+"/deliverTo", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data6))){
vErrors = report(vErrors, instancePath+"/deliverTo", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/deliverTo", "type", {type: "string"});
errors++;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs21 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/deliverTo", "type", {type: "null"});
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/deliverTo", "anyOf", {});
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.deliverOn !== undefined){
let data7 = data.deliverOn;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(typeof data7 === "string"){
if(!(formats2(data7))){
vErrors = report(vErrors, instancePath+"/deliverOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/deliverOn", "type", {type: "string"});
errors++;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs27 = errors;
if(data7 !== null){
vErrors = report(vErrors, instancePath+"/deliverOn", "type", {type: "null"});
errors++;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/deliverOn", "anyOf", {});
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.buyerEmail !== undefined){
let data8 = data.buyerEmail;
const _errs30 = errors;
let valid4 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(func3(data8) > 180){
vErrors = report(vErrors, instancePath+"/buyerEmail", "maxLength", {limit: 180});
errors++;
}
if(!pattern2.test(data8)){
vErrors = report(vErrors, instancePath+"/buyerEmail", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data8))){
vErrors = report(vErrors, instancePath+"/buyerEmail", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/buyerEmail", "type", {type: "string"});
errors++;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs33 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/buyerEmail", "type", {type: "null"});
errors++;
}
var _valid3 = _errs33 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/buyerEmail", "anyOf", {});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.paidBy !== undefined){
let data9 = data.paidBy;
const _errs36 = errors;
let valid5 = false;
const _errs37 = errors;
if(!((data9 === "bank") || (data9 === "cash"))){
vErrors = report(vErrors, instancePath+"/paidBy", "enum", {allowedValues: schema11.properties.paidBy.anyOf[0].enum});
errors++;
}
var _valid4 = _errs37 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs38 = errors;
if(data9 !== null){
vErrors = report(vErrors, instancePath+"/paidBy", "type", {type: "null"});
errors++;
}
var _valid4 = _errs38 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/paidBy", "anyOf", {});
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.paidOn !== undefined){
let data10 = data.paidOn;
const _errs41 = errors;
let valid6 = false;
const _errs42 = errors;
if(typeof data10 === "string"){
if(!(formats2(data10))){
vErrors = report(vErrors, instancePath+"/paidOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/paidOn", "type", {type: "string"});
errors++;
}
var _valid5 = _errs42 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs44 = errors;
if(data10 !== null){
vErrors = report(vErrors, instancePath+"/paidOn", "type", {type: "null"});
errors++;
}
var _valid5 = _errs44 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/paidOn", "anyOf", {});
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined){
let data11 = data.note;
if(typeof data11 === "string"){
if(func3(data11) > 500){
vErrors = report(vErrors, instancePath+"/note", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/note", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
