// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateBookingPatch = Object.assign(validate10, {"required":[],"nullable":["message","user"]});
const schema11 = {"type":"object","properties":{"message":{"anyOf":[{"type":"string","maxLength":1000},{"type":"null"}]},"booker":{"type":"object","properties":{"salutation":{"enum":["Frau","Herr","Divers"]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"phone":{"type":"string","maxLength":30,"pattern":"\\S"},"address":{"type":"string","maxLength":70,"pattern":"\\S"},"postalCode":{"type":"string","maxLength":16,"pattern":"\\S"},"city":{"type":"string","maxLength":35,"pattern":"\\S"},"country":{"type":"string","pattern":"^[A-Z]{2}$"}},"additionalProperties":false},"user":{"anyOf":[{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]}},"additionalProperties":false};
const func2 = ucs2length;
const func3 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[\\x00-\\x7F]*$", "u");
const pattern7 = new RegExp("^[A-Z]{2}$", "u");
const pattern8 = new RegExp("^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.email;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "message") || (key0 === "booker")) || (key0 === "user"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.message !== undefined){
let data0 = data.message;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func2(data0) > 1000){
vErrors = report(vErrors, instancePath+"/message", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/message", "type", {type: "string"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
vErrors = report(vErrors, instancePath+"/message", "type", {type: "null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/message", "anyOf", {});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.booker !== undefined){
let data1 = data.booker;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func3.call(schema11.properties.booker.properties, key1))){
vErrors = report(vErrors, instancePath+"/booker", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data1.salutation !== undefined){
let data2 = data1.salutation;
if(!(((data2 === "Frau") || (data2 === "Herr")) || (data2 === "Divers"))){
vErrors = report(vErrors, instancePath+"/booker/salutation", "enum", {allowedValues: schema11.properties.booker.properties.salutation.enum});
errors++;
}
}
if(data1.firstName !== undefined){
let data3 = data1.firstName;
if(typeof data3 === "string"){
if(func2(data3) > 60){
vErrors = report(vErrors, instancePath+"/booker/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data3)){
vErrors = report(vErrors, instancePath+"/booker/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/firstName", "type", {type: "string"});
errors++;
}
}
if(data1.lastName !== undefined){
let data4 = data1.lastName;
if(typeof data4 === "string"){
if(func2(data4) > 60){
vErrors = report(vErrors, instancePath+"/booker/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data4)){
vErrors = report(vErrors, instancePath+"/booker/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/lastName", "type", {type: "string"});
errors++;
}
}
if(data1.email !== undefined){
let data5 = data1.email;
if(typeof data5 === "string"){
if(func2(data5) > 180){
vErrors = report(vErrors, instancePath+"/booker/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern2.test(data5)){
vErrors = report(vErrors, instancePath+"/booker/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data5))){
vErrors = report(vErrors, instancePath+"/booker/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/email", "type", {type: "string"});
errors++;
}
}
if(data1.phone !== undefined){
let data6 = data1.phone;
if(typeof data6 === "string"){
if(func2(data6) > 30){
vErrors = report(vErrors, instancePath+"/booker/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data6)){
vErrors = report(vErrors, instancePath+"/booker/phone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/phone", "type", {type: "string"});
errors++;
}
}
if(data1.address !== undefined){
let data7 = data1.address;
if(typeof data7 === "string"){
if(func2(data7) > 70){
vErrors = report(vErrors, instancePath+"/booker/address", "maxLength", {limit: 70});
errors++;
}
if(!pattern0.test(data7)){
vErrors = report(vErrors, instancePath+"/booker/address", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/address", "type", {type: "string"});
errors++;
}
}
if(data1.postalCode !== undefined){
let data8 = data1.postalCode;
if(typeof data8 === "string"){
if(func2(data8) > 16){
vErrors = report(vErrors, instancePath+"/booker/postalCode", "maxLength", {limit: 16});
errors++;
}
if(!pattern0.test(data8)){
vErrors = report(vErrors, instancePath+"/booker/postalCode", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/postalCode", "type", {type: "string"});
errors++;
}
}
if(data1.city !== undefined){
let data9 = data1.city;
if(typeof data9 === "string"){
if(func2(data9) > 35){
vErrors = report(vErrors, instancePath+"/booker/city", "maxLength", {limit: 35});
errors++;
}
if(!pattern0.test(data9)){
vErrors = report(vErrors, instancePath+"/booker/city", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/city", "type", {type: "string"});
errors++;
}
}
if(data1.country !== undefined){
let data10 = data1.country;
if(typeof data10 === "string"){
if(!pattern7.test(data10)){
vErrors = report(vErrors, instancePath+"/booker/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/country", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/booker", "type", {type: "object"});
errors++;
}
}
if(data.user !== undefined){
let data11 = data.user;
const _errs29 = errors;
let valid3 = false;
const _errs30 = errors;
if(typeof data11 === "string"){
if(!pattern8.test(data11)){
vErrors = report(vErrors, instancePath+"/user", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/user", "type", {type: "string"});
errors++;
}
var _valid1 = _errs30 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs32 = errors;
if(data11 !== null){
vErrors = report(vErrors, instancePath+"/user", "type", {type: "null"});
errors++;
}
var _valid1 = _errs32 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/user", "anyOf", {});
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
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
